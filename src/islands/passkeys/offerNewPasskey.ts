import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { postJson, runOnPress } from './postJson.ts'

/** Shows the form that adds a passkey where the browser can do it. */
export function offerNewPasskey(root: Document): void {
  const form = root.querySelector<HTMLFormElement>('.new-passkey')
  const button = form?.querySelector('button')
  const said = form?.querySelector<HTMLElement>('[role="alert"]')
  const name = form?.querySelector('input')
  if (!form || !button || !said || !name || !('PublicKeyCredential' in window)) return
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void runOnPress(button, said, async () => {
      const optionsJSON = await postJson<PublicKeyCredentialCreationOptionsJSON>('me/passkeys/options')
      const { id, rawId, type, response } = await startRegistration({ optionsJSON })
      const { clientDataJSON, attestationObject, transports } = response
      const made = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
      await postJson('me/passkeys', { name: name.value, response: made })
      location.assign(form.dataset.next ?? '')
    })
  })
}
