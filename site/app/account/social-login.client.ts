import { askServer } from './ask-server.client.ts'

const googleDelay = 300
const scripts = {
  google: 'https://accounts.google.com/gsi/client',
  facebook: 'https://connect.facebook.net/en_GB/sdk.js',
}

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

/** Google's and Facebook's buttons. Their scripts are fetched now, because the panel is open, and only where set up. */
export function startSocialLogin(panel: HTMLElement): void {
  const google = panel.querySelector<HTMLElement>('[data-social=google]')
  const facebook = panel.querySelector<HTMLElement>('[data-social=facebook]')
  const say = (text: string) => {
    const status = panel.querySelector('[data-social-status]')
    if (status) status.textContent = text
  }
  if (google) setTimeout(() => void startGoogle(google, panel, say), googleDelay)
  if (facebook) void startFacebook(facebook, panel, say)
}

async function startGoogle(button: HTMLElement, panel: HTMLElement, say: (text: string) => void): Promise<void> {
  await load(scripts.google)
  window.google?.accounts.id.initialize({
    client_id: button.dataset.appId,
    callback: async ({ credential }: { credential: string }) => {
      panel.inert = true
      const answer = await askServer('/account/google', { token: credential })
      if (typeof answer?.href === 'string') return location.assign(answer.href)
      panel.inert = false
      say('Google could not confirm who you are. Please try again.')
    },
  })
  const place = document.createElement('div')
  button.replaceWith(place)
  window.google?.accounts.id.renderButton(place, { width: 320, text: 'continue_with' })
}

async function startFacebook(button: HTMLElement, panel: HTMLElement, say: (text: string) => void): Promise<void> {
  await load(scripts.facebook)
  window.FB?.init({ appId: button.dataset.appId, version: 'v24.0' })
  button.addEventListener('click', () => {
    window.FB?.login(
      ({ authResponse }) => {
        if (authResponse) void enterWithFacebook(authResponse.accessToken, panel, say)
        else {
          console.info('Facebook log-in was cancelled')
          say('Facebook log-in was cancelled.')
        }
      },
      { scope: 'email' },
    )
  })
}

async function enterWithFacebook(token: string, panel: HTMLElement, say: (text: string) => void): Promise<void> {
  const answer = await askServer('/account/facebook', { token })
  if (typeof answer?.action !== 'string') return say('Facebook could not confirm who you are. Please try again.')
  panel.inert = true
  const form = document.createElement('form')
  form.method = 'post'
  form.action = answer.action
  for (const [name, value] of Object.entries(answer.fields as Record<string, string>)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded`)))
    document.head.append(script)
  })
}
