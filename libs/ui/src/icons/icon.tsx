import './icons.css';

export interface IconProps {
  /** 20 px unless said: 24 in headers, 16 in tight rows. */
  size?: 16 | 24;
  className?: string;
}

/** An outline icon. Hidden from assistive technology: the control around it carries the name. */
export const Icon = ({ d, size, className }: IconProps & { d: string }) => (
  <svg className={['i', size && `i-${size}`, className].filter(Boolean).join(' ')} viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** The yolk star of a rating. */
export const Star = () => (
  <svg className="star" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2.8l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4L12 17.6l-5.8 3 1.1-6.4L2.6 9.6l6.5-.9z" />
  </svg>
);
