import * as t from '@simmer/messages/import';
/** Recipe sites that the importer is measured on and reads well, with the letters of their drawn icon. */
const SITES: readonly (readonly [letters: string, name: string])[] = [
  ['BB', 'Budget Bytes'],
  ['HB', 'Half Baked Harvest'],
  ['VR', 'Vegan Richa'],
  ['KA', 'King Arthur Baking'],
  ['SK', 'Skinnytaste'],
  ['TO', 'Taste of Home'],
  ['PW', 'The Pioneer Woman'],
  ['GB', 'Great British Chefs'],
  ['MS', 'Martha Stewart'],
  ['DL', 'David Lebovitz'],
  ['OS', 'Oh She Glows'],
  ['NK', 'Natasha’s Kitchen'],
  ['CR', 'The Cookie Rookie'],
  ['DA', 'Dinner at the Zoo'],
  ['KS', 'Kitchen Sanctuary'],
  ['BI', 'BigOven'],
  ['TP', 'Two Peas & Their Pod'],
  ['MO', 'Mob'],
  ['SU', 'Sunset'],
  ['WA', 'Waitrose'],
];

export const SupportedSites = () => (
  <section className="wide" aria-labelledby="sites-heading">
    <h2 className="h-24" id="sites-heading">
      {t.sitesTitle}
    </h2>
    <ul className="sites">
      {SITES.map(([letters, name]) => (
        <li key={name}>
          <span className="mono" aria-hidden="true">
            {letters}
          </span>
          {name}
        </li>
      ))}
    </ul>
    <p className="t15 muted">{t.sitesText}</p>
  </section>
);
