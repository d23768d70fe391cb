import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { postJson, runOnPress } from './postJson.ts'

/** Shows the button for logging in with a passkey where the browser can do it. */
export function offerPasskeyLogin(root: Document): void {
  const place = root.querySelector<HTMLElement>('.passkey-login')
  const button = place?.querySelector('button')
  const said = place?.querySelector<HTMLElement>('[role="alert"]')
  if (!place || !button || !said || !('PublicKeyCredential' in window)) return
  place.hidden = false
  button.addEventListener('click', () =>
    runOnPress(button, said, async () => {
      const optionsJSON = await postJson<PublicKeyCredentialRequestOptionsJSON>('session/passkey_options')
      const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
      await postJson('session/passkey', { response: { id, rawId, type, response } })
      location.assign(place.dataset.next ?? '/')
    }),
  )
}
