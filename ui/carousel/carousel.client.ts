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

  const inView = () => Math.max(1, Math.round(track.offsetWidth / (slides[0]?.offsetWidth || 1)))
  /** The row cannot scroll further than to the slide with which the last ones come into view. */
  const lastStart = () => Math.max(0, slides.length - inView())
  const show = (wanted: number) => {
    const loops = carousel.dataset.loop !== undefined
    const last = lastStart()
    const next = loops ? (wanted + last + 1) % (last + 1) : Math.min(Math.max(wanted, 0), last)
    // scrollTo on the track, not scrollIntoView: the page itself must not move.
    const left = (slides[next]?.offsetLeft ?? 0) - track.offsetLeft
    track.scrollTo({ left, behavior: calm.matches ? 'instant' : 'smooth' })
  }
  const mark = () => {
    current = Math.round(track.scrollLeft / (slides[0]?.offsetWidth || 1))
    const [seen, last] = [inView(), lastStart()]
    for (const [position, dot] of dots.entries()) {
      dot.setAttribute('aria-current', String(position === current))
      dot.hidden = position > last
    }
    // What is out of sight must be out of the tab order too.
    for (const [position, slide] of slides.entries()) slide.inert = position < current || position >= current + seen
  }

  controls.querySelector('[data-previous]')?.addEventListener('click', () => show(current - 1))
  controls.querySelector('[data-next]')?.addEventListener('click', () => show(current + 1))
  for (const [position, dot] of dots.entries()) dot.addEventListener('click', () => show(position))
  track.addEventListener('scroll', mark, { passive: true })
  new ResizeObserver(mark).observe(track)
  mark()
  controls.dataset.ready = ''
  const seconds = Number(carousel.dataset.autoplay ?? 0)
  if (seconds > 0) autoplay({ carousel, calm, seconds, advance: () => show(current + 1) })
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
