import { personalDocumentsWith } from '@simmer/kit';
import { PostRepository } from './post.repository';
import { POST_MODEL } from './post.schema';

/** What a cook wrote under recipes. The answers to it go with it: nobody could find them any more. */
export const postPersonalData = personalDocumentsWith('posts', [PostRepository], (posts) => ({
  stage: 'account',
  kinds: [{ model: POST_MODEL, owner: 'accountId', withheld: ['recipeOwnerId', 'answeredAccountId'] }],
  async prepare(accountId) {
    await posts.removeAnswersTo(accountId);
    await posts.forgetReader(accountId);
  },
}));
