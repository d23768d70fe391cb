import { readFilm } from '#shared/sections/videos.ts'
import { ControlledField } from '../../forms/fields/ControlledField.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useControl } from './FormBody.tsx'
import type { SectionPart } from './sectionPart.ts'

/** The address of a video, with the host that plays it. */
export function VideoInput({ part, label }: { part: SectionPart<string>; label: string }) {
  const { t } = useFrame()
  const { id, name, value, onChange, error } = useControl(part)
  const film = readFilm(value.trim())
  const found = { youtube: t('A video on YouTube.'), vimeo: t('A video on Vimeo.'), own: t('A video on this site.') }
  return (
    <ControlledField
      id={id}
      label={label}
      error={error}
      hint={film ? found[film.host] : t('Paste the address of a YouTube or Vimeo video.')}
      required
      control={({ required: _required, ...control }) => (
        <input
          {...control}
          name={name}
          value={value}
          type="text"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          aria-required
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    />
  )
}
