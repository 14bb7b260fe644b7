import { QuietButton } from '../../parts/forms/buttons.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { beginTour } from './tour-state.ts'

/** The first screen: how to begin. */
export function Start() {
  const { user } = useStudio()
  return (
    <section className="screen">
      <h1>{words.start.title(user.name)}</h1>
      <ol className="steps">
        {words.start.steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <QuietButton onClick={beginTour}>{words.tour.again}</QuietButton>
    </section>
  )
}
