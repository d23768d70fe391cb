import type { Translate } from '#shared/i18n/message.ts'
import { Button } from '../../ui/Button.tsx'
import type { PendingPicture } from './fieldUploads.ts'

interface UploadRowProps {
  picture: PendingPicture
  onRetry(): void
  onCancel(): void
  t: Translate
}

/** A picture on its way, with its progress; after a failure with the reason and another try. */
export function UploadRow({ picture: { name, part, error, canRetry }, onRetry, onCancel, t }: UploadRowProps) {
  const percent = Math.round(part * 100)
  return (
    <div className="upload-row">
      <p className="upload-row-name">
        {error ? <bdi>{name}</bdi> : t('Uploading {{name}}', { name })} {!error && t('{{percent}}%', { percent })}
      </p>
      {error ? (
        <p className="error" role="alert">
          {error}
        </p>
      ) : (
        <progress value={part} aria-label={t('Uploading {{name}}', { name })} />
      )}
      <div className="actions">
        {canRetry && error && <Button onClick={onRetry}>{t('Try again')}</Button>}
        <Button look="text" onClick={onCancel}>
          {error ? t('Remove') : t('Cancel')}
        </Button>
      </div>
    </div>
  )
}
