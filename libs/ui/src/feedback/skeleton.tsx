import { classNames } from '../class-names';
import './skeleton.css';

/** A quiet grey bar in the place of a line of text. It does not shimmer. */
export const SkeletonLine = ({ className }: { className?: string }) => <div className={classNames('sk', className)} />;

/** An empty tray in the place of a picture. */
export const SkeletonTray = () => <div className="sk-tray" />;
