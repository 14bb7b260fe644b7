import { Picture } from '@agency/ui/pictures/picture.tsx'
import type { Person } from './people.server.ts'

/** Who answers: face, name, what they know, languages and hours. Nothing without a planner. */
export function PlannerNote({ planner }: { planner: Person | undefined }) {
  if (!planner) return null
  const { name, role, image, languages, hours } = planner
  return (
    <section className="planner" aria-label="Your planner">
      {image && <Picture picture={image} sizes="4.5rem" className="planner__face" decorative />}
      <p>
        <b>{name}</b>
        {role && <span>{role}</span>}
        {languages.length > 0 && <span>Speaks {wordsOf(languages)}</span>}
        {hours && <span>{hours}</span>}
      </p>
    </section>
  )
}

const wordsOf = (languages: string[]) => new Intl.ListFormat('en-GB').format(languages)
