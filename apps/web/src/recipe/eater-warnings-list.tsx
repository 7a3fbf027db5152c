import * as n from '@simmer/messages/nutrition';
import { IconAlertTriangle, Tag } from '@simmer/ui';
import type { EaterWarning } from './eater-warnings';
import './eater-warnings.css';

/** Who must not eat this, or may not: in tomato what is certain. Nothing where nobody is concerned. */
export const EaterWarnings = ({ warnings }: { warnings: readonly EaterWarning[] }) =>
  warnings.length > 0 && (
    <ul className="eater-warnings" aria-label={n.warnings}>
      {warnings.map(({ text, isCertain }) => (
        <li key={text}>
          <Tag tone={isCertain ? 'tomato' : undefined}>
            {isCertain && <IconAlertTriangle />}
            {text}
          </Tag>
        </li>
      ))}
    </ul>
  );
