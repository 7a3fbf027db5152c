import type { LegalText } from './legal-page';

export const privacy: LegalText = {
  title: 'Privacy',
  gist: 'We keep what Simmer needs to work for you, we do not sell it, and you can take it with you or delete it at any time.',
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your name, your e-mail address, and your password in a form from which nobody can read it.',
        'What you put in: recipes, pictures, notes, ratings, meal plans and shopping lists. If you pay, our payment provider keeps your card; we only learn whether your plan is active.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [
        'To show it to you, to keep your devices in step, to plan and to make lists from it. We do not show advertisements and we do not build profiles.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'Recipes that you share in the community are public, with the name you chose. Nothing else of yours is.',
        'The companies that run our servers, take payments and send our mail see what they need for that, and nothing more.',
      ],
    },
    {
      title: 'When you import from the web',
      paragraphs: ['Our server asks the page for its content. The site learns that someone at Simmer asked, not who you are.'],
    },
    {
      title: 'Cookies',
      paragraphs: ['One, which keeps you signed in. Your choice of theme and similar settings stay in your browser.'],
    },
    {
      title: 'Voice assistants',
      paragraphs: ['If you link a voice assistant, it may add things to your shopping list. It can read nothing. You can unlink it at any time.'],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'As long as you have an account. A recipe you delete can be brought back for 30 days, then it is gone. If you delete the account, everything in it is deleted for good.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: ['You may see, correct, take away or delete your data, and you may ask us to do it for you. Write to us through the contact page.'],
    },
    { title: 'Children', paragraphs: ['Simmer is not intended for children under 13, and we do not knowingly keep data about them.'] },
    { title: 'Changes', paragraphs: ['If this page changes in a way that matters to you, we tell you before it takes effect.'] },
  ],
};
