import { type DemoPage, framed } from './page';

/** A page without structured data: headings, two lists, a story before and one after. */
export const plumDumplings: DemoPage = {
  path: '/plum-dumplings',
  html: () =>
    framed(
      'Plum dumplings',
      `<h1>Plum dumplings</h1>
<p>My grandmother made these on the last Sunday of August, when the small blue plums came, and nobody was allowed to count them.</p>
<p>Serves 4. Prep time: 40 minutes. Cook time: 15 minutes.</p>
<h2>Ingredients</h2>
<ul>
<li>500 g floury potatoes, boiled in their skins the day before</li>
<li>150 g plain flour, plus more for the table</li>
<li>1 egg</li>
<li>30 g soft butter</li>
<li>1 pinch salt</li>
<li>12 small plums</li>
<li>12 sugar cubes</li>
<li>80 g butter</li>
<li>100 g dry breadcrumbs</li>
<li>1 tsp ground cinnamon</li>
</ul>
<h2>Method</h2>
<ol>
<li>Peel the potatoes and press them through a ricer. Knead them with the flour, egg, soft butter and salt into a smooth dough, and let it rest for 10 minutes.</li>
<li>Slit each plum, take out the stone and put a sugar cube in its place.</li>
<li>Shape the dough into a roll and cut it into 12 pieces. Flatten each, wrap it around a plum and roll it between wet hands until no seam is left.</li>
<li>Slide the dumplings into a wide pot of salted water that barely simmers. Cook for 12 minutes, until they float and then some.</li>
<li>Meanwhile melt the butter in a pan and toast the breadcrumbs with the cinnamon until they are golden.</li>
<li>Lift the dumplings out, let them drip, and roll them in the crumbs. Serve at once.</li>
</ol>
<h2>Comments</h2>
<p>Anna: We had them with apricots. No complaints.</p>`,
    ),
};
