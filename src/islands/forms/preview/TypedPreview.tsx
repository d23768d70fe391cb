import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type PreviewFields, typedPreviewQuery } from '#client/queries/typedPreview.ts'
import { useFrame } from '../frame/SettingsFrame.tsx'

interface TypedPreviewProps {
  /** The page that draws it. */
  path: string
  /** The values of the form, as text. */
  fields: PreviewFields
  /** Above the preview: who sees it, in which language. */
  children: ReactNode
}

/** The pause after the last change, in milliseconds. */
const PAUSE = 400

/** The values of the form, as learners would see them if they were saved now. */
export function TypedPreview({ path, fields, children }: TypedPreviewProps) {
  const { t } = useFrame()
  const titleId = useId()
  const settled = useSettled(fields)
  const { data, isError, isFetching } = useQuery({
    ...typedPreviewQuery(path, settled),
    placeholderData: keepPreviousData,
  })
  return (
    <section className="typed-preview" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('As learners see it')}</h2>
      <div className="form-row">{children}</div>
      {isError && (
        <p className="quiet" role="status">
          {t('The preview could not be loaded. Your changes are still here.')}
        </p>
      )}
      <div
        className="preview-shown"
        aria-live="polite"
        aria-busy={isFetching}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server draws it with the views of the site
        dangerouslySetInnerHTML={{ __html: data ?? '' }}
      />
    </section>
  )
}

/** The fields once they have not changed for a moment. */
function useSettled(fields: PreviewFields): PreviewFields {
  const [settled, settle] = useState(fields)
  const text = JSON.stringify(fields)
  useEffect(() => {
    const timer = setTimeout(() => settle(JSON.parse(text)), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface PreviewLanguageProps {
  value: string
  onChange(langcode: string): void
  /** The choice of no language. */
  none: string
}

/** The language of a preview. */
export function PreviewLanguage({ value, onChange, none }: PreviewLanguageProps) {
  const { t, languages } = useFrame()
  const id = useId()
  if (languages.length < 2) return null
  return (
    <div className="field">
      <label htmlFor={id}>{t('Language')}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {languages.map(({ langcode, name }) => (
          <option key={langcode} value={langcode} lang={langcode}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
