/** The statement of how accessible Simmer is, and how that is known. */
export const updated = 'November 2026';
export const sections = [
  {
    title: 'What we aim for',
    short: 'WCAG 2.2, level AA.',
    paragraphs: [
      'Everybody should be able to cook with Simmer: by touch, with a keyboard or a screen reader, with large text, and with wet hands. We build every screen to meet the Web Content Accessibility Guidelines 2.2 at level AA.',
      'We test this ourselves. No one outside our team has audited it yet.',
    ],
  },
  {
    title: 'What we check with every change',
    short: 'Every screen, phone and desktop, light and dark.',
    paragraphs: [
      'Before a change goes out, a program opens our public pages and the screens of a signed-in cook, empty and full, at phone and desktop size, in the light and the dark theme, and checks them with axe. One finding stops the change.',
      'The same checks make sure that the skip links work, that what is chosen can still be told when your system sets the colors, that headings and controls have names, and that nothing moves if you ask for reduced motion.',
    ],
  },
  {
    title: 'Without a mouse',
    short: 'All of it works from the keyboard.',
    paragraphs: [
      'You can import, plan, shop and cook with the keyboard alone. In cook mode the arrow keys turn the steps, so a foot pedal works too. The first presses of Tab lead to the content, the navigation and the search.',
      'What you remove can be undone, from the keyboard too: F6 leads to the latest message and back.',
    ],
  },
  {
    title: 'What does not work yet',
    short: 'The gaps we know.',
    paragraphs: [
      'Photos that cooks add have the name of the dish or the step as their description, and no words of what they show.',
      'Videos play in YouTube’s player, with whatever captions their makers gave them. Our own film has no sound and has captions.',
      'A cookbook saved as PDF has no tags for screen readers. The same recipes as a web page or Markdown file read well.',
      'We have not tested with every screen reader and phone there is.',
    ],
  },
  {
    title: 'Tell us what is in your way',
    short: 'A person reads it and answers.',
    paragraphs: [
      'If something keeps you from cooking, write to us and say which screen it was and what you use. A person answers within 24 to 48 hours.',
    ],
  },
];
