/** Gives every carousel arrows, dots and autoplay. Autoplay stands still under the pointer, the focus, in a hidden tab, with reduced motion, and when paused. */
export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(carousel)
}

function startCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-track]')
  const controls = carousel.querySelector<HTMLElement>('[data-controls]')
  if (!track || !controls) return
  const slides = [...track.children] as HTMLElement[]
  const dots = [...controls.querySelectorAll<HTMLButtonElement>('[data-slide]')]
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let current = 0

  const show = (wanted: number) => {
    const loops = carousel.dataset.loop !== undefined
    const next = loops ? (wanted + slides.length) % slides.length : Math.min(Math.max(wanted, 0), slides.length - 1)
    // scrollTo on the track, not scrollIntoView: the page itself must not move.
    const left = (slides[next]?.offsetLeft ?? 0) - track.offsetLeft
    track.scrollTo({ left, behavior: calm.matches ? 'instant' : 'smooth' })
  }
  const mark = () => {
    current = Math.round(track.scrollLeft / (slides[0]?.offsetWidth || 1))
    for (const [position, dot] of dots.entries()) dot.setAttribute('aria-current', String(position === current))
    for (const [position, slide] of slides.entries()) slide.inert = position !== current && fillsView(slide, track)
  }

  controls.querySelector('[data-previous]')?.addEventListener('click', () => show(current - 1))
  controls.querySelector('[data-next]')?.addEventListener('click', () => show(current + 1))
  for (const [position, dot] of dots.entries()) dot.addEventListener('click', () => show(position))
  track.addEventListener('scroll', mark, { passive: true })
  mark()
  controls.dataset.ready = ''
  const seconds = Number(carousel.dataset.autoplay ?? 0)
  if (seconds > 0) autoplay({ carousel, calm, seconds, advance: () => show(current + 1) })
}

/** With one slide in view, those beside it are out of sight and must be out of the tab order too. */
function fillsView(slide: HTMLElement, track: HTMLElement): boolean {
  return slide.offsetWidth > track.offsetWidth * 0.9
}

/**
 * Until somebody shows that they are there, the first slide stands twice as long: on a slow line the rest of the page needs the
 * line before the next picture does.
 */
const firstStands = 2
const signsOfLife = ['pointermove', 'pointerdown', 'scroll', 'keydown']

type Autoplay = { carousel: HTMLElement; calm: MediaQueryList; seconds: number; advance: () => void }

function autoplay({ carousel, calm, seconds, advance }: Autoplay): void {
  const button = carousel.querySelector<HTMLButtonElement>('[data-pause]')
  const icon = button?.querySelector('use')
  let paused = calm.matches

  const attended = () => carousel.matches(':hover') || carousel.contains(document.activeElement)
  const showState = () => {
    button?.setAttribute('aria-label', paused ? 'Play the slides' : 'Pause the slides')
    icon?.setAttribute('href', (icon.getAttribute('href') ?? '').replace(/#.*/, paused ? '#play' : '#pause'))
    carousel.dataset.playing = String(!paused)
  }
  button?.addEventListener('click', () => {
    paused = !paused
    showState()
  })
  calm.addEventListener('change', () => {
    paused = calm.matches
    showState()
  })
  let next: number | undefined
  const stepIn = (time: number) => {
    clearTimeout(next)
    next = window.setTimeout(() => {
      stopListening()
      if (!paused && !document.hidden && !attended()) advance()
      stepIn(seconds)
    }, time * 1000)
  }
  const onSign = () => {
    stopListening()
    stepIn(seconds)
  }
  const stopListening = () => {
    for (const sign of signsOfLife) removeEventListener(sign, onSign)
  }
  stepIn(seconds * firstStands)
  for (const sign of signsOfLife) addEventListener(sign, onSign, { passive: true })
  showState()
}
