import { useFrame } from '../../forms/frame/SettingsFrame.tsx'

/** The number of characters of a text beside its label: “19 of 160”. */
export function CharacterCount({ id, used, limit }: { id: string; used: number; limit: number }) {
  const { t } = useFrame()
  return (
    <p className="character-count num" id={id} data-over={used > limit || undefined}>
      <span aria-hidden="true">{t('{{used}} of {{limit}}', { used, limit })}</span>
      <span className="unseen">{t('{{used}} of {{limit}} characters', { used, limit })}</span>
    </p>
  )
}
