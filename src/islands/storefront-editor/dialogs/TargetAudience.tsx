import { useStore } from '@nanostores/react'
import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type AudienceChoice, hasCriterion } from '#shared/audience/audienceChoice.ts'
import { criterionQuery } from '#client/queries/criterion.ts'
import { criteria, criteriaOf } from '#shared/audience/criteria.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useEditor } from '../editorContext.ts'
import { AudienceAnswer } from './AudienceAnswer.tsx'
import { CriterionLine } from './CriterionLine.tsx'
import { useAction } from './useAction.ts'
import './targetAudience.css'

/** Chooses the audience whose storefront is previewed; nothing is saved. */
export function TargetAudience() {
  const { t, icons } = useFrame()
  const { editor, preview, screen } = useEditor()
  const [choice, setChoice] = useState<AudienceChoice>(useStore(preview.$previewed)?.choice ?? {})
  const [isRefused, setRefused] = useState(false)
  const { isBusy, run } = useAction()
  const notice = useRef<HTMLParagraphElement>(null)
  const types = criteriaOf(editor.type)
  const lists = useQueries({ queries: types.map((type) => criterionQuery(type)) })

  const wordsOf = () =>
    types
      .filter((type) => choice[type]?.length)
      .map((type) => {
        const known = lists[types.indexOf(type)]?.data ?? []
        const names = choice[type]!.map((value) => known.find((one) => one.value === value)?.label ?? String(value))
        return `${t(criteria[type].label)} ${names.join(', ')}`
      })
      .join(' · ')

  const submit = () => {
    if (!hasCriterion(choice)) {
      setRefused(true)
      requestAnimationFrame(() => notice.current?.focus())
      return
    }
    void run(async () => {
      if (!(await preview.choose(choice, wordsOf(), screen.$asOf.get()))) return
      const editingId = editor.$editingId.get()
      if (editingId !== null) editor.edit(editingId, 'view')
      screen.closeDialog()
    })
  }
  const close = () => {
    if (isBusy) preview.giveUp()
    screen.closeDialog()
  }
  return (
    <Dialog
      open
      onClose={close}
      size="full-page"
      title={t('Set a target audience')}
      description={t('See the storefront as these people see it. Nothing is saved or sent.')}
      closeLabel={t('Close')}
      icons={icons}
      footer={
        <div className="target-foot">
          <p className="hint">{t('A person must fit every line you set; within a line, one value is enough.')}</p>
          <Button look="text" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button look="fill" busy={isBusy} onClick={submit}>
            {t('Save')}
          </Button>
        </div>
      }
    >
      <div className="target">
        <div className="target-lines">
          {isRefused && (
            <p className="message danger" role="alert" tabIndex={-1} ref={notice}>
              {t('Select at least one criteria.')}
            </p>
          )}
          {types.map((type, index) => (
            <CriterionLine
              key={type}
              type={type}
              choices={lists[index]?.data}
              values={choice[type] ?? []}
              onChange={(next) => {
                setRefused(false)
                setChoice({ ...choice, [type]: next })
              }}
            />
          ))}
        </div>
        <AudienceAnswer choice={choice} />
      </div>
    </Dialog>
  )
}
