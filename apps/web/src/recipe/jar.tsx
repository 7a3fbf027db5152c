import './jar.css';

/** One place of the free shelf: a full jar for a recipe, a dashed one for a place that is free. */
export const Jar = ({ full }: { full: boolean }) => (
  <svg className={full ? 'shelf-jar' : 'shelf-jar is-free'} viewBox="0 0 22 30" aria-hidden="true">
    <path className="lid" d="M5 2h12v5H5z" />
    <path d="M4.5 7h13c1.5 1.5 2 3 2 5v13.5a2.500 2.500 0 0 1-2.500 2.500H5a2.500 2.500 0 0 1-2.500-2.500V12c0-2 .5-3.500 2-5z" />
    {full && <path className="fill" d="M2.500 14h17v11.500A2.500 2.500 0 0 1 17 28H5a2.500 2.500 0 0 1-2.500-2.500z" />}
  </svg>
);
