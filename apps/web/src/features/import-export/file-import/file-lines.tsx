import { FILE_FORMATS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/import-export';
import { classNames, Fold, IconAlertCircle, TextLink } from '@simmer/ui';
import { fileWords, skipWords } from './reason-words';
import type { FileImport } from './use-file-import';
import './file-lines.css';

/** More files than this are folded, but for those with a problem. */
const FEW_FILES = 5;

/** The files of an import, each with how many recipes it gave. */
export function FileLines({ files }: { files: FileImport['files'] }) {
  if (files.length <= FEW_FILES) return <FileList files={files} />;
  const wrong = files.filter(({ problem }) => problem !== null);
  const others = files.filter(({ problem }) => problem === null);
  return (
    <>
      {wrong.length > 0 && <FileList files={wrong} />}
      {others.length > 0 && (
        <Fold title={wrong.length > 0 ? t.otherFiles : t.theFiles} count={others.length}>
          <FileList files={others} />
        </Fold>
      )}
    </>
  );
}

const FileList = ({ files }: { files: FileImport['files'] }) => (
  <ul className="file-lines">
    {files.map(({ name, format, found, problem }, index) => (
      <li key={index} className={classNames(problem !== null && 'is-bad')}>
        <b className="count">{found}</b>
        <span className="file-name">{name}</span>
        <span className="t15 file-format">{problem ? fileWords(problem) : format === null ? '' : FILE_FORMATS[format]}</span>
      </li>
    ))}
  </ul>
);

/** What could not be read, by name, with the reason and a way on. */
export const Skipped = ({ record: { skipped, skippedCount } }: { record: FileImport }) => (
  <section aria-labelledby="skipped-heading">
    <div className="exchange-part">
      <h3 className="h-24" id="skipped-heading">
        {t.couldNotBeRead}
      </h3>
      <span className="num">{skippedCount}</span>
    </div>
    <ul className="skipped">
      {skipped.map(({ name, reason }, index) => (
        <li key={index}>
          <IconAlertCircle size={24} />
          <div>
            <b>{name}</b>
            <p className="t15">{skipWords(reason)}</p>
          </div>
        </li>
      ))}
      {skippedCount > skipped.length && <li className="muted">{t.andMore({ count: skippedCount - skipped.length })}</li>}
    </ul>
    <TextLink href="/app/recipes/paste">{t.pasteInstead}</TextLink>
  </section>
);
