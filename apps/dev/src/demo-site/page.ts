/** A page of the demo site: a recipe as somebody else's web site might publish it. */
export interface DemoPage {
  path: string;
  html(site: { origin: string }): string;
}

const STYLE = `body{margin:0;background:#f7f3ea;color:#2b2a26;font:17px/1.6 Georgia,serif}
header,main,footer{max-width:42rem;margin:auto;padding:1.25rem}
header a{color:inherit;font-weight:bold;text-decoration:none}
h1{line-height:1.15}img{width:100%;height:auto;border-radius:6px}footer{color:#6c675c;font-size:.85rem}`;

/** A page's frame, the same on the whole site: the noise around a recipe that an importer has to see past. */
export const framed = (title: string, content: string, head = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | The Tin Table</title>
${head}
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">The Tin Table</a> <nav aria-label="Site"><a href="/">All recipes</a></nav></header>
<main>
${content}
</main>
<footer>The Tin Table is made up, so that Simmer can be tried without the internet.</footer>
</body>
</html>
`;
