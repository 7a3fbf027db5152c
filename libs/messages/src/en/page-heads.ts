/** What a public page says of itself in a browser’s tab, in search results and in previews of links, and again at its top. */
export const landing = 'Dinner, decided';
export const contact = 'Contact';
export const contactGist = 'A person reads what you write. You hear from us within 24-48 hours on business days.';
export const contactLead = 'A person reads what you write.';
export const privacy = 'Privacy';
export const privacyGist =
  'We keep what Simmer needs to work for you, we don’t sell it, and you can take it with you or delete it at any time.';
export const accessibility = 'Accessibility';
export const accessibilityGist = 'What we do so that everybody can cook with Simmer, how we check it, and what does not work yet.';
export const terms = 'Terms';
export const termsGist = 'What you can expect from Simmer, and what we expect from you, in fifteen short sections.';
export const knowledgeBase = 'Knowledge Base';
export const knowledgeBaseGist = 'Short answers about adding recipes, planning a week and shopping from one list.';
export const plans = 'Plans';
export const plansGist = 'Plan, shop and cook cost nothing. Premium is for more recipes than fit on the free shelf, and for a few extras.';
export const onboarding = 'Six questions, then dinner';
export const onboardingGist =
  'A few questions, all of them skippable, and a real week of dinners follows from your answers. No account needed.';
export const signUp = 'Create your account';
export const signUpGist = 'Keep your recipes, plan your week and shop from one list. It costs nothing to begin.';
