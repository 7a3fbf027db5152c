import { THEMES, type Theme } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/settings';
import { useId } from 'react';
import { useTheme } from '../../app/theme/theme';

/** The theme, chosen by three small screens. */
export function ThemeChoice({ onChoose }: { onChoose: (theme: Theme) => void }) {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className="looks">
      <legend className="sr">{t.theme}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className="look">
          <input type="radio" name={name} value={theme} checked={theme === chosen} onChange={() => onChoose(theme)} />
          <svg viewBox="0 0 160 100" aria-hidden="true">
            <SmallScreen palette={theme === 'dark' ? DARK : LIGHT} />
            {theme === 'system' && (
              // the right edge of it is dark
              <>
                <clipPath id="half-screen">
                  <path d="M110 0h50v100H50z" />
                </clipPath>
                <g clipPath="url(#half-screen)">
                  <SmallScreen palette={DARK} />
                </g>
              </>
            )}
          </svg>
          <span className="radio">{t.themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/* Both themes at once, whichever is on: so no tokens. */
const LIGHT = { paper: '#fafaf5', ink: '#142019', rim: '#142019', table: '#d3dcc9', plate: '#fff' };
const DARK = { paper: '#0f1712', ink: '#eff0e9', rim: '#6f776f', table: '#3c4d3f', plate: '#d9d9cf' };
const YOLK = '#f9cf35';
const FOOD = ['#d6492f', '#7aa84c', '#f0992f'];
const STEP = 50;

function SmallScreen({ palette: { paper, ink, rim, table, plate } }: { palette: typeof LIGHT }) {
  return (
    <>
      <path fill={paper} d="M0 0h160v100H0z" />
      <path fill={ink} d="M12 14h34v6H12z" />
      <rect x="112" y="9" width="36" height="16" rx="4" fill={YOLK} />
      <path stroke={rim} strokeWidth="1.5" d="M0 33h160" />
      {FOOD.map((food, place) => (
        <g key={food} transform={`translate(${place * STEP})`}>
          <rect x="12" y="46" width="40" height="34" rx="5" fill={table} stroke={rim} strokeWidth="1.5" />
          <circle cx="32" cy="63" r="11" fill={plate} />
          <circle cx="32" cy="63" r="6" fill={food} />
          <path stroke={ink} strokeWidth="3" d="M12 89h30" />
        </g>
      ))}
    </>
  );
}
