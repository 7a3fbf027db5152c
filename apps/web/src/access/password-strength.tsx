import { passwordStrength } from './rules';
import './password-strength.css';

const BARS = [1, 2, 3, 4];

/** Four bars and a word about them, as a password field's hint. */
export function PasswordStrength({ password }: { password: string }) {
  const { bars, hint } = passwordStrength(password);
  return (
    <>
      <span className="strength" aria-hidden="true">
        {BARS.map((bar) => (
          <i key={bar} className={bar <= bars ? 'on' : undefined} />
        ))}
      </span>
      {hint}
    </>
  );
}
