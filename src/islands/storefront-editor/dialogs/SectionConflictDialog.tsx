import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ConflictingSection, isForBuffer } from '#client/editor/conflicts.ts'
import type { SaveDialog } from '#client/editor/storefrontSave.ts'
import type { Side } from '#client/forms/theirChanges.ts'
import type { StorefrontEditorUser } from '#shared/contract/managedStorefront.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick.ts'
import { useEditor } from '../editorContext.ts'
import { useMoment } from '../useMoment.ts'
import { DrawnSection } from '../canvas/DrawnSection.tsx'
import { useSectionName } from '../useSectionName.ts'
import { FieldComparison } from './FieldComparison.tsx'
import './sectionConflict.css'

/** Two users changed the same sections: both versions side by side, and what went together by itself. */
export function SectionConflictDialog({ dialog }: { dialog: Extract<SaveDialog, { kind: 'conflict' }> }) {
  const { t, icons } = useFrame()
  const { facts, editor, save } = useEditor()
  const buffer = useStore(editor.$buffer)
  const nameOf = useSectionName()
  const [sides, setSides] = useState<Readonly<Record<number, Side>>>({})
  const { conflicts, merged } = dialog
  const settle = (id: number, side: Side) => {
    // It would decide the next conflict unseen, or take the focus from its head.
    ignoreDoubleClick()
    const next = { ...sides, [id]: side }
    setSides(next)
    if (conflicts.every((conflict) => next[conflict.id])) void save.settle((conflict) => next[conflict] ?? 'mine')
  }
  const open = conflicts.find(({ id }) => !sides[id])
  const by = dialog.by?.full_name
  const showMoment = useMoment()
  const when = dialog.at && showMoment(dialog.at)
  const shown = open && (open.theirs ?? open.mine)
  return (
    <Dialog
      open
      onClose={save.closeDialog}
      size="wide"
      icons={icons}
      title={by ? t('{{name}} saved this section first', { name: by }) : t('Someone else saved this section first')}
      description={t(
        'You changed it too. Choose what readers will see. Undo brings yours back, and Versions keeps theirs.',
      )}
      closeLabel={t('Close')}
      footer={
        <div className="section-conflict-foot">
          <p className="hint">
            {isForBuffer(conflicts, buffer)
              ? t('Undecided? Yours is copied, the page continues with theirs, and you can paste yours beside it.')
              : t('Undecided? The page continues with theirs, and yours is put beside it as a hidden section.')}
          </p>
          <Button onClick={save.copyMine}>{t('Copy mine and reload')}</Button>
        </div>
      }
    >
      {open && shown ? (
        <OpenConflict
          id={open.id}
          head={
            conflicts.length > 1
              ? t('{{position}} of {{total}}: {{name}}', {
                  position: Object.keys(sides).length + 1,
                  total: conflicts.length,
                  name: nameOf(shown),
                })
              : nameOf(shown)
          }
        >
          <ConflictSide
            conflict={open}
            side="theirs"
            user={dialog.by}
            onKeep={settle}
            title={t('Their version')}
            note={when}
          />
          <ConflictSide
            conflict={open}
            side="mine"
            user={facts.user}
            onKeep={settle}
            title={t('My version')}
            note={t('not saved yet')}
          />
        </OpenConflict>
      ) : (
        <p>{conflicts.length === 0 ? t('The changes no longer conflict. Save again.') : t('Saving…')}</p>
      )}
      {conflicts.length === 0 && (
        <Button look="fill" onClick={() => void save.settle(() => 'mine')}>
          {t('Save')}
        </Button>
      )}
      <MergedList merged={merged} />
    </Dialog>
  )
}

/**
 * Both versions of one section. The focus moves to the head, so that a screen reader says which section it is. The
 * elements of the sides stay for the next conflict: a browser counts the clicks on one element.
 */
function OpenConflict({ id, head, children }: { id: number; head: string; children: ReactNode }) {
  const place = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each conflict
  useEffect(() => {
    // A dialog that opens moves the focus first, and learns then where it returns to.
    const frame = requestAnimationFrame(() => place.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [id])
  return (
    <>
      <h3 className="section-conflict-name" ref={place} tabIndex={-1}>
        {head}
      </h3>
      <div className="section-conflict-sides">{children}</div>
    </>
  )
}

interface ConflictSideProps {
  title: string
  note: string
  conflict: ConflictingSection
  side: Side
  user: StorefrontEditorUser | null
  onKeep(id: number, side: Side): void
}

function ConflictSide({ title, note, conflict, side, user, onKeep }: ConflictSideProps) {
  const { t, lang } = useFrame()
  const section = conflict[side]
  return (
    <section className="section-conflict-side" aria-label={title}>
      <header>
        {user && <Avatar uid={user.uid} fullName={user.full_name} picture={user.avatar} lang={lang} size={32} />}
        <h4>
          {title} <small>{note}</small>
        </h4>
      </header>
      {section ? (
        <DrawnSection section={section} />
      ) : (
        <p className="section-conflict-removed">{side === 'mine' ? t('You removed it.') : t('They removed it.')}</p>
      )}
      {section && (
        <FieldComparison section={section} base={conflict.base} other={conflict[side === 'mine' ? 'theirs' : 'mine']} />
      )}
      <Button look={side === 'mine' ? 'fill' : 'line'} onClick={() => onKeep(conflict.id, side)}>
        {side === 'mine' ? t('Keep mine') : t('Take theirs')}
      </Button>
    </section>
  )
}

function MergedList({ merged }: { merged: readonly { section: DraftSection; side: Side }[] }) {
  const { t, icons } = useFrame()
  const nameOf = useSectionName()
  if (merged.length === 0) return null
  return (
    <div className="section-conflict-merged">
      <p>
        <Icon href={`${icons}#check_circle`} />
        <b>{t('{{count}} sections were merged automatically', { count: merged.length })}</b>
      </p>
      <ul>
        {merged.slice(0, 6).map(({ section, side }) => (
          <li key={`${side} ${section.id}`}>
            <bdi>{nameOf(section)}</bdi> <span className="hint">{side === 'mine' ? t('yours') : t('theirs')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
