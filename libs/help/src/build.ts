// For builds and tools alone: it brings the parser of MDX.
export { type ArticleFile, readArticleFiles } from './article-files';
export { headOfArticle, readArticle, textOfArticle } from './read-article';
export { type HelpStep, stepsOfArticle } from './steps';
