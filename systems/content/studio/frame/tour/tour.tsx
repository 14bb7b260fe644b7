import { type KeyboardEvent, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberTour } from '../../calls/account.ts'
import { MainButton, QuietButton, SmallButton } from '../../parts/forms/buttons.tsx'
import { FocusedHeading } from '../../parts/forms/focused-heading.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { cardPlace, usePlaceOf, useScreenSize } from './card-place.ts'
import { beginTour, goTo, stations, useStation } from './tour-state.ts'

export function Tour() {
  const { user } = useStudio()
  const { pathname } = useLocation()
  const station = useStation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first screen counts
  useEffect(() => {
    if (!user.tourEnded && pathname === '/') beginTour()
    return () => goTo(undefined)
  }, [])
  return station === undefined ? null : <Station number={station} />
}

function Station({ number }: { number: number }) {
  const name = stations[number] ?? 'tree'
  const place = usePlaceOf(name)
  useOpenPageFor(name)
  const texts = words.tour.steps[name]
  const isLast = number === stations.length - 1

  const end = () => {
    goTo(undefined)
    document.getElementById('screen')?.focus()
    // If this fails, the tour starts once more at the next visit.
    rememberTour().catch(() => {})
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end()
  }
  const card = cardPlace(place, useScreenSize())

  return (
    <>
      {place && <div className="tour__ring" style={place} />}
      <div
        role="dialog"
        aria-labelledby="tour-title"
        aria-describedby="tour-text"
        className="tour"
        style={card}
        onKeyDown={onKeyDown}
      >
        <p className="tour__step">{words.tour.step(number + 1, stations.length)}</p>
        <FocusedHeading key={name} id="tour-title">
          {texts.title}
        </FocusedHeading>
        <p id="tour-text">{texts.text}</p>
        <div className="buttons">
          {number > 0 && <QuietButton onClick={() => goTo(number - 1)}>{words.tour.back}</QuietButton>}
          <MainButton onClick={() => (isLast ? end() : goTo(number + 1))}>
            {isLast ? words.tour.done : words.tour.next}
          </MainButton>
          {!isLast && <SmallButton onClick={end}>{words.tour.end}</SmallButton>}
        </div>
      </div>
    </>
  )
}

/** The stations in the middle need an open page: opens the first one of the tree. */
function useOpenPageFor(name: (typeof stations)[number]) {
  const { nodes } = useStudio()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const first = nodes.below.get(null)?.[0]?.key
  const needsPage = name !== 'tree' && name !== 'search' && !/^\/pages\/[^/]+$/.test(pathname)
  useEffect(() => {
    if (needsPage && first) navigate(`/pages/${first}`)
  }, [needsPage, first, navigate])
}
