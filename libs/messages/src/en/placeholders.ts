/** Pages that are not built yet, by their route. */
export const stillInTheOven = 'Still in the oven';
export const writeToUs = 'Write to us';
export const articleNotFound = 'Article Not Found';
export const articleNotFoundText = "Sorry, we couldn't find the article you're looking for.";
export const backToKnowledgeBase = 'Back to Knowledge Base';
export const pages = {
  '/knowledge-base': {
    title: 'Help center',
    text: 'Short articles and videos about adding recipes, planning a week and shopping from one list.',
  },
  '/knowledge-base/$category/$article': { title: 'Help article', text: 'This article will be part of the help center.' },
};
