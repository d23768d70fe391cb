import { useId, useState } from 'react'
import { ApiError } from '#client/api.ts'
import { readFontFile } from '#client/queries/appearance.ts'
import { uploadFile } from '#client/uploadPicture.ts'
import { FONT_BYTES } from '#shared/media/uploadLimits.ts'
import type { FontFamily } from '#shared/theme/appearance.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'

interface FontFilesProps {
  family: FontFamily
  onChange(family: FontFamily): void
  error: string | undefined
  label: string
}

const shipped = ['IBM Plex Sans', 'IBM Plex Serif']

/** The files of one of the site's fonts. Each says itself what it is. */
export function FontFiles({ family, onChange, error, label }: FontFilesProps) {
  const { t, icons } = useFrame()
  const id = useId()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState('')
  const limit = FONT_BYTES / 2 ** 20

  async function add(file: File): Promise<void> {
    setProblem('')
    if (file.size > FONT_BYTES) {
      setProblem(t('This file is too large. At most {{limit}} MB are possible.', { limit }))
      return
    }
    setProgress(0)
    try {
      const stored = await uploadFile(file, {
        purpose: 'font',
        onProgress: setProgress,
        signal: new AbortController().signal,
      })
      const { family: name, style, weight } = await readFontFile(stored.file)
      const own = shipped.includes(name) ? `${name} Own` : name
      const others = family.files.filter(({ url }) => url !== stored.file)
      const files = [...others, { style, weight, url: stored.file, format: 'woff2' as const }]
      const isFirst = family.files.length === 0
      onChange({
        ...(isFirst ? { name: own, family: own } : { name: family.name, family: family.family }),
        files,
        fallback: null,
      })
    } catch (failure) {
      const [refused] = failure instanceof ApiError ? failure.problems : []
      setProblem(refused?.message ?? t('The upload did not work. Try again.'))
    } finally {
      setProgress(undefined)
    }
  }

  function remove(url: string): void {
    const files = family.files.filter((file) => file.url !== url)
    onChange(
      files.length > 0
        ? { ...family, files }
        : { name: shipped[0] ?? '', family: shipped[0] ?? '', files, fallback: null },
    )
  }

  return (
    <div className="font-files">
      {family.files.length > 0 && (
        <ul>
          {family.files.map(({ url, weight, style }) => (
            <li key={url}>
              <strong>{family.name}</strong>
              <span className="quiet">
                {t('weight {{weight}}', { weight: weight.replace(' ', '–') })}
                {style === 'italic' && `, ${t('italic')}`}
              </span>
              <IconButton
                icon={`${icons}#delete`}
                label={t('Remove {{name}}', { name: family.name })}
                onClick={() => remove(url)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="picture-drop">
        <Icon href={`${icons}#upload`} />
        <label htmlFor={id}>{t('Add a font file')}</label>
        <span className="quiet">{t('WOFF2, WOFF, TTF or OTF, up to {{limit}} MB.', { limit })}</span>
        <input
          id={id}
          type="file"
          aria-label={`${label}: ${t('Add a font file')}`}
          accept=".woff2,.woff,.ttf,.otf,font/*"
          disabled={progress !== undefined}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void add(file)
            currentTarget.value = ''
          }}
        />
      </div>
      {progress !== undefined && <progress value={progress} aria-label={t('Uploading')} />}
      {(problem || error) && (
        <p className="error" role="alert">
          {problem || error}
        </p>
      )}
    </div>
  )
}
