import { operations } from '../catalogue';
import { FILE_LOSSES, type FileLoss, SKIP_REASONS, type SkipReason } from './file-reasons';

describe('a reason that a person is told', () => {
  it('is a code of the catalogue with the values of its text, and never prose', () => {
    const losses: FileLoss[] = [{ code: 'video' }, { code: 'waiting-time', params: { minutes: 12 } }];
    // @ts-expect-error a sentence
    losses.push('The video: Simmer keeps photos only');
    // @ts-expect-error a sentence in place of a code
    losses.push({ code: 'The video' });
    // @ts-expect-error a text without its values
    losses.push({ code: 'waiting-time' });
    // @ts-expect-error values of another kind
    const reason: SkipReason = { code: 'import-full', params: { most: 'many' } };
    expect(losses.filter((loss) => loss.code in FILE_LOSSES)).toHaveLength(3);
    expect(reason.code in SKIP_REASONS).toBe(true);
  });

  it('is refused on its way where the catalogue does not know it', () => {
    const item = operations.importer.fileImport.items.output.shape.items.element.shape;
    expect(item.losses.safeParse([{ code: 'video' }]).success).toBe(true);
    expect(item.losses.safeParse(['The video']).success).toBe(false);
    expect(item.problem.safeParse({ code: 'out-of-milk' }).success).toBe(false);
  });
});
