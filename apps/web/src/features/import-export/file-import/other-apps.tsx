import { apps } from '@simmer/messages/from-other-apps';
import * as t from '@simmer/messages/import-export';
import './other-apps.css';

/** How recipes come out of the apps that cooks move from. */
export const OtherApps = () => (
  <section className="exchange-row" aria-labelledby="other-apps-heading">
    <h2 className="h-32" id="other-apps-heading">
      {t.otherApps}
    </h2>
    <ul className="app-index">
      {apps.map(({ mark, name, how }) => (
        <li key={mark}>
          <span className="app-mark" aria-hidden="true">
            {mark}
          </span>
          <div>
            <b>{name}</b>
            <p>{how}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
