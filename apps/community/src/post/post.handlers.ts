import { Controller } from '@nestjs/common';
import { comment, made, type OutputOf, type ParsedInputOf, post } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { CommentService } from './comment.service';
import { MadeService } from './made.service';
import { PostUndo } from './post-undo.service';

type Anybody = ContextOf<typeof made.list>;
type Cook = ContextOf<typeof made.put>;

@Controller()
export class PostHandlers {
  constructor(
    private readonly made: MadeService,
    private readonly comments: CommentService,
    private readonly undo: PostUndo,
  ) {}

  @Handles(made.list)
  listMade(input: ParsedInputOf<typeof made.list>, { actor }: Anybody): Promise<OutputOf<typeof made.list>> {
    return this.made.list(input, actor?.accountId ?? null);
  }

  @Handles(made.put)
  putMade(input: ParsedInputOf<typeof made.put>, { actor }: Cook): Promise<OutputOf<typeof made.put>> {
    return this.made.put(actor.accountId, input);
  }

  @Handles(made.remove)
  async removeMade({ id, postId }: ParsedInputOf<typeof made.remove>, { actor }: Cook): Promise<OutputOf<typeof made.remove>> {
    await this.made.remove(actor.accountId, id, postId);
    return { id: postId };
  }

  @Handles(comment.list)
  listComments(input: ParsedInputOf<typeof comment.list>, { actor }: Anybody): Promise<OutputOf<typeof comment.list>> {
    return this.comments.list(input, actor?.accountId ?? null);
  }

  @Handles(comment.create)
  createComment(input: ParsedInputOf<typeof comment.create>, { actor }: Cook): Promise<OutputOf<typeof comment.create>> {
    return this.comments.create(actor.accountId, input);
  }

  @Handles(comment.remove)
  async removeComment({ id, postId }: ParsedInputOf<typeof comment.remove>, { actor }: Cook): Promise<OutputOf<typeof comment.remove>> {
    await this.comments.remove(actor.accountId, id, postId);
    return { id: postId };
  }

  @Handles(post.restore)
  async restore({ id }: ParsedInputOf<typeof post.restore>, { actor }: Cook): Promise<OutputOf<typeof post.restore>> {
    await this.undo.restore(actor.accountId, id);
    return { id };
  }
}
