import { loadScript } from '../../captcha/load-script.client.ts'
import { askServer } from '../browser/ask-server.client.ts'
import { tell } from '../browser/tell.client.ts'

/** From the specification, in milliseconds after the panel is shown. */
const googleDelay = 300
/** Google draws its button between 200 and 400 pixels wide. */
const googleWidth = { least: 200, most: 400 }

type Google = {
  accounts: { id: { initialize(options: object): void; renderButton(element: Element, options: object): void } }
}
type Facebook = {
  init(options: object): void
  login(done: (answer: { authResponse?: { accessToken: string } }) => void, options: object): void
}
declare global {
  interface Window {
    google?: Google
    FB?: Facebook
  }
}

type Panel = {
  element: HTMLElement
  say: (text: string, tone?: 'error') => void
}

/** Google's and Facebook's buttons. Their scripts are fetched now, because the panel is shown, and only where set up. */
export function startSocialLogin(element: HTMLElement): void {
  const status = element.querySelector('[data-social-status]')
  const say: Panel['say'] = (text, tone) => tell(status, text, tone)
  const panel = { element, say }
  const google = element.querySelector<HTMLElement>('[data-social=google]')
  const facebook = element.querySelector<HTMLButtonElement>('[data-social=facebook]')
  const away = (name: string, place: HTMLElement) => () => {
    place.hidden = true
    say(`${name} cannot be reached just now. Please log in with your password.`, 'error')
  }
  if (google) setTimeout(() => startGoogle(google, panel).catch(away('Google', google)), googleDelay)
  if (facebook) startFacebook(facebook, panel).catch(away('Facebook', facebook))
  // The browser may keep this page as it was left, and show it again when the visitor comes back.
  addEventListener('pageshow', () => {
    element.inert = false
  })
}

async function startGoogle(place: HTMLElement, panel: Panel): Promise<void> {
  const { appId, script = '' } = place.dataset
  await loadScript(script)
  if (!window.google) throw new Error('Google is not there')
  const { id } = window.google.accounts
  id.initialize({
    client_id: appId,
    callback: ({ credential }: { credential: string }) => enter('Google', credential, panel),
  })
  const width = Math.max(googleWidth.least, Math.min(googleWidth.most, place.clientWidth))
  id.renderButton(place, { width, text: 'signin_with', logo_alignment: 'center' })
}

async function startFacebook(button: HTMLButtonElement, panel: Panel): Promise<void> {
  const { appId, script = '' } = button.dataset
  await loadScript(script)
  if (!window.FB) throw new Error('Facebook is not there')
  window.FB.init({ appId, version: 'v24.0' })
  button.disabled = false
  button.addEventListener('click', () => {
    window.FB?.login(
      ({ authResponse }) => {
        if (authResponse) return void enter('Facebook', authResponse.accessToken, panel)
        console.info('Facebook log-in was cancelled')
        panel.say('Facebook log-in was cancelled.')
      },
      { scope: 'email' },
    )
  })
}

/** The panel is disabled first; then our server says where the browser goes on at the booking site. */
async function enter(name: 'Google' | 'Facebook', token: string, { element, say }: Panel): Promise<void> {
  element.inert = true
  say(`Logging you in with ${name}…`)
  const answer = await askServer(`/account/${name.toLowerCase()}`, { token })
  if (typeof answer?.href === 'string') return location.assign(answer.href)
  if (typeof answer?.action === 'string') return post(answer.action, answer.fields as Record<string, string>)
  element.inert = false
  say(`${name} could not confirm who you are. Please try again.`, 'error')
}

function post(action: string, fields: Record<string, string>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
