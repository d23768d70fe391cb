import { useState } from 'react'
import { ControlledField } from '../../forms/fields/ControlledField.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useControl } from './FormBody.tsx'
import { useKnownPages } from './knownPages.ts'
import type { SectionPart } from './sectionPart.ts'

/** The choice of an address that is typed. */
const OWN = 'own'

interface UrlInputProps {
  part: SectionPart<string>
  label: string
  required?: boolean
}

/** The address of a link: a page of the site, a section of this page, or an address that is typed. */
export function UrlInput({ part, label, required = false }: UrlInputProps) {
  const { t } = useFrame()
  const { pages, sections } = useKnownPages()
  const { id, name, value, onChange, error } = useControl(part)
  const isKnown = [...pages, ...sections].some(({ url }) => url === value)
  const [isOwn, setOwn] = useState(value !== '' && !isKnown)
  const showsOwn = isOwn || (value !== '' && !isKnown)
  const options = (known: typeof pages) =>
    known.map(({ url, title }) => (
      <option key={url} value={url}>
        {title}
      </option>
    ))
  return (
    <div className="url-input">
      <ControlledField
        label={label}
        required={required}
        {...(showsOwn ? { id: `${id}-page` } : { id, error })}
        control={({ required: _required, ...control }) => (
          <select
            {...control}
            name={`${name}-page`}
            value={showsOwn ? OWN : value}
            aria-required={required || undefined}
            onChange={({ target }) => {
              setOwn(target.value === OWN)
              if (target.value !== OWN) onChange(target.value)
            }}
          >
            {(value === '' || !required) && <option value="">{required ? t('Choose one') : t('Nowhere')}</option>}
            <optgroup label={t('Pages')}>{options(pages)}</optgroup>
            {sections.length > 0 && <optgroup label={t('Sections of this page')}>{options(sections)}</optgroup>}
            <option value={OWN}>{t('Another address')}</option>
          </select>
        )}
      />
      {showsOwn && (
        <ControlledField
          id={id}
          error={error}
          required={required}
          label={t('Address')}
          hint={t('It begins with https:// or is a path on this site, such as /search.')}
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
              aria-required={required || undefined}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        />
      )}
    </div>
  )
}
