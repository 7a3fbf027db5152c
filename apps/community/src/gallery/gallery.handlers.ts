import { Controller } from '@nestjs/common';
import { type ParsedInputOf, gallery } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { GalleryService } from './gallery.service';

@Controller()
export class GalleryHandlers {
  constructor(private readonly gallery: GalleryService) {}

  @Handles(gallery.list)
  list(input: ParsedInputOf<typeof gallery.list>, { actor }: ContextOf<typeof gallery.list>) {
    return this.gallery.list(input, actor?.accountId ?? null);
  }

  @Handles(gallery.read)
  read({ slug }: ParsedInputOf<typeof gallery.read>, { actor }: ContextOf<typeof gallery.read>) {
    return this.gallery.read(slug, actor?.accountId ?? null);
  }
}
