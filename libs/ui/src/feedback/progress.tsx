import { classNames } from '../class-names';
import './progress.css';

export interface ProgressBarProps {
  label: string;
  /** 0 to 100. */
  value: number;
  className?: string;
}

/** A bar with a known share done. The width is set through the style object, so render it on the client only. */
export const ProgressBar = ({ label, value, className }: ProgressBarProps) => (
  <div
    className={classNames('bar', className)}
    role="progressbar"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={100}
  >
    {value > 0 && <i style={{ width: `${value}%` }} />}
  </div>
);
