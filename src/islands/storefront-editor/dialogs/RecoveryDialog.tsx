import type { RecoveryCopy } from '#client/editor/recovery.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useEditor } from '../editorContext.ts'
import { useMoment } from '../useMoment.ts'

/** Offers the unsaved changes of an earlier visit. */
export function RecoveryDialog({ copy }: { copy: RecoveryCopy }) {
  const { t, icons } = useFrame()
  const { facts, editor, recovery, screen } = useEditor()
  const showMoment = useMoment()
  const isOlder = copy.base.revision < facts.storefront.revision
  const restore = () => {
    recovery.restored()
    editor.restore(
      copy.sections.map((section) => ({ ...section, state: 'view' })),
      { ...facts.storefront, revision: copy.base.revision, sections: copy.base.sections },
    )
    screen.closeDialog()
  }
  const discard = () => {
    recovery.discard()
    screen.closeDialog()
  }
  return (
    <Dialog
      open
      onClose={screen.closeDialog}
      size="small"
      title={t('Unsaved changes from your last visit')}
      description={t('This browser kept them at {{when}}.', { when: showMoment(new Date(copy.at)) })}
      closeLabel={t('Close')}
      icons={icons}
      footer={
        <>
          <Button look="text" onClick={discard}>
            {t('Discard')}
          </Button>
          <Button look="fill" onClick={restore}>
            {t('Restore')}
          </Button>
        </>
      }
    >
      {isOlder && <p>{t('Someone else has saved since. Your changes are merged with theirs when you save.')}</p>}
    </Dialog>
  )
}
