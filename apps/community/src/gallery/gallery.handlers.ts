import { Controller } from '@nestjs/common';
import { type ParsedInputOf, gallery } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { GalleryService } from './gallery.service';

@Controller()
export class GalleryHandlers {
  constructor(private readonly gallery: GalleryService) {}

  @Handles(gallery.list)
  list(input: ParsedInputOf<typeof gallery.list>) {
    return this.gallery.list(input);
  }
}
