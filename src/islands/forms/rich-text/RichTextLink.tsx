import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Translate } from '#shared/i18n/message.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import type { LinkRule } from './richTextLinks.ts'

interface RichTextLinkProps {
  editor: Editor
  links: LinkRule
  onClose(): void
  t: Translate
}

/** The address of a link: of the chosen words, or of the link at the cursor. */
export function RichTextLink({ editor, links, onClose, t }: RichTextLinkProps) {
  const id = useId()
  const current: unknown = editor.getAttributes('link').href
  const [typed, setTyped] = useState(typeof current === 'string' ? current : '')
  const [isWrong, setWrong] = useState(false)

  useEffect(() => document.getElementById(id)?.focus(), [id])

  function close(): void {
    onClose()
    editor.commands.focus()
  }

  function apply(): void {
    const href = links.read(typed)
    if (href === undefined) {
      setWrong(true)
      document.getElementById(id)?.focus()
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && typeof current !== 'string') {
      // No words are chosen: the address itself becomes the words.
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
    onClose()
  }

  function decide(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Enter must not send the form around it, Escape must not close the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else close()
  }

  return (
    <div className="rich-text-link">
      <Field
        id={id}
        label={t('Address of the link')}
        error={isWrong ? t(links.refusal) : undefined}
        requiredTitle=""
        control={({ required: _required, ...control }) => (
          <input
            {...control}
            type="text"
            inputMode="url"
            dir="ltr"
            value={typed}
            onKeyDown={decide}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      />
      <div className="actions">
        <Button onClick={apply}>{t('Set the link')}</Button>
        {typeof current === 'string' && (
          <Button
            look="text"
            danger
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {t('Remove the link')}
          </Button>
        )}
        <Button look="text" onClick={close}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  )
}
