import { encode } from 'uqr';

/** Cells left free around the code, so that cameras find it. */
const QUIET = 3;

/** Dark on white in both themes: cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const side = size + 2 * QUIET;
  return (
    <svg className="qr" viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className="white" d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
      <path className="dark" d={dark} />
    </svg>
  );
}
