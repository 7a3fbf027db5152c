import type { RouteInput } from '@simmer/client';
import type { Profile } from '@simmer/contracts';
import { PROFILE_PLATES, type ProfilePlate } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/profile';
import { IconCamera, initials, OpeningRow, Tray } from '@simmer/ui';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../forms/use-action';
import { useAccount } from '../../api/session/use-session';
import { write } from '../../api/write';
import { PLATE_DRAWINGS } from '../../recipe/face';
import { RowForm } from './row-form';
import { PROFILE_ROWS } from './rows';
import { useProfilePhoto } from './use-profile-photo';

type Chosen = ProfilePlate | 'letters' | 'photo';

/** What stands for the cook beside their name. */
export const PictureRow = ({ profile }: { profile: Profile }) => (
  <OpeningRow
    id="picture"
    group={PROFILE_ROWS}
    label={t.picture}
    value={profile.picture.kind === 'plate' ? t.plates[profile.picture.plate] : t.pictureKinds[profile.picture.kind]}
  >
    {(close) => <PictureForm profile={profile} onDone={close} />}
  </OpeningRow>
);

function PictureForm({ profile: { picture, name }, onDone }: { profile: Profile; onDone: () => void }) {
  const group = useId();
  const account = useAccount();
  const [chosen, setChosen] = useState<Chosen>(picture.kind === 'plate' ? picture.plate : picture.kind);
  const photo = useProfilePhoto(() => setChosen('photo'));
  const shown = photo.preview ?? (picture.kind === 'photo' ? picture.image.variants[0]?.url : undefined);
  function pictureFor(wanted: Chosen): NonNullable<RouteInput<'PATCH /profile'>['picture']> {
    if (wanted === 'letters') return { kind: 'letters' };
    if (wanted === 'photo') return { kind: 'photo', imageId: photo.imageId ?? (picture.kind === 'photo' ? picture.image.id : '') };
    return { kind: 'plate', plate: wanted };
  }

  const saving = useAction(async () => {
    await write('PATCH /profile', { picture: pictureFor(chosen) });
    onDone();
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    saving.run();
  };
  const choice = (value: Chosen) => ({
    type: 'radio',
    name: group,
    checked: chosen === value,
    onChange: () => setChosen(value),
  });
  return (
    <RowForm onSubmit={submit} busy={saving.busy || photo.busy} notice={photo.problem} onCancel={onDone}>
      <fieldset className="field choices">
        <legend className="label-text">{t.pictureLegend}</legend>
        <div className="pics">
          <label>
            <input {...choice('letters')} aria-label={t.twoLetters} />
            <span className="tray letters" aria-hidden="true">
              {initials(name || (account?.email ?? ''))}
            </span>
          </label>
          {PROFILE_PLATES.map((plate) => (
            <label key={plate}>
              <input {...choice(plate)} aria-label={t.plates[plate]} />
              <Tray ground={PLATE_DRAWINGS[plate].ground} src={PLATE_DRAWINGS[plate].src} />
            </label>
          ))}
          {shown !== undefined && (
            <label>
              <input {...choice('photo')} aria-label={t.photoChosen} />
              <Tray src={shown} />
            </label>
          )}
        </div>
      </fieldset>
      <label className="btn btn-sm add-photo">
        <IconCamera />
        {t.addPhoto}
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) photo.upload(file);
          }}
        />
      </label>
    </RowForm>
  );
}
