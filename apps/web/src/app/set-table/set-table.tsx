import dinner from '../plates/bare/miso-mushroom-noodles.svg';
import type { ReactNode } from 'react';
import './set-table.css';

/** Of a drawn dish, and of a child's plate beside a grown-up's. */
const DISH = { width: 237, height: 190 };
const SMALL = 0.8;

/** A table seen from above, with a place for everybody. */
export const SetTable = ({
  label,
  children,
}: {
  /** What there is to see; without it the words beside the table say so. */ label?: string;
  children: ReactNode;
}) => (
  <div className="set-table" {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
    {children}
  </div>
);

interface SetPlaceProps {
  isChild?: boolean;
  hasCutlery?: boolean;
  hasNapkin?: boolean;
  hasGlass?: boolean;
  /** Dinner is on the plate. */
  isServed?: boolean;
}

export const SetPlace = ({ isChild, hasCutlery, hasNapkin, hasGlass, isServed }: SetPlaceProps) => (
  <div className="set-place">
    <svg viewBox="0 0 212 208">
      {hasNapkin && <Napkin />}
      {hasCutlery && <Cutlery />}
      {hasGlass && <Glass />}
      {isServed ? <Dinner scale={isChild ? SMALL : 1} /> : <Plate scale={isChild ? SMALL : 1} />}
    </svg>
  </div>
);

const Plate = ({ scale }: { scale: number }) => (
  <g data-new="">
    <circle cx="109" cy="113" r={62 * scale} fill="#0d140f" opacity=".16" />
    <circle cx="106" cy="106" r={62 * scale} fill="#1c2a20" />
    <circle cx="106" cy="106" r={60 * scale} fill="#fdfcf7" />
    <circle cx="106" cy="105" r={44 * scale} fill="#dfe0d6" />
    <circle cx="106" cy="106" r={42.5 * scale} fill="#f4f3ea" />
  </g>
);

const Dinner = ({ scale }: { scale: number }) => (
  <image
    data-new=""
    href={dinner}
    x={106 - (DISH.width * scale) / 2}
    y={106 - (DISH.height * scale) / 2}
    width={DISH.width * scale}
    height={DISH.height * scale}
  />
);

const Napkin = () => (
  <g data-new="">
    <path d="M8 62l34-6 8 92-34 6z" fill="#0d140f" opacity=".14" />
    <path d="M6 58l34-4 8 92-34 4z" fill="#f9cf35" />
    <path d="M13 57l8 92M33 55l8 92" stroke="#d9a915" strokeWidth="2" />
  </g>
);

const Cutlery = () => (
  <g data-new="" strokeLinecap="round" fill="none" stroke="#eceee6" strokeWidth="4.5">
    <path d="M20 74v20M28 74v20M36 74v20M20 94q0 8 8 8t8-8M28 102v42" />
    <path d="M184 74c9 9 9 26 0 34zM184 74v70" fill="#eceee6" />
  </g>
);

const Glass = () => (
  <g data-new="">
    <circle cx="170" cy="48" r="19" fill="#0d140f" opacity=".16" />
    <circle cx="168" cy="45" r="19" fill="#dfe9e6" />
    <circle cx="168" cy="45" r="15" fill="#b9d7d4" />
    <path d="M158 40a12 12 0 0 1 8-7" stroke="#fff" strokeWidth="3" fill="none" strokeLinecap="round" />
  </g>
);
