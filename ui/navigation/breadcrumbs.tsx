import { partWords } from '@agency/words/shell/parts/words.ts'
import { PageStyle } from '../styles/page-style.tsx'

type Step = { name: string; path: string }

export function Breadcrumbs({ steps, home = partWords().home }: { steps: Step[]; home?: string }) {
  return (
    <nav className="breadcrumbs" aria-label={partWords().breadcrumb}>
      <PageStyle name="breadcrumbs" />
      <ol>
        <li>
          <a href="/">{home}</a>
        </li>
        {steps.map((step, position) => (
          <li key={step.path}>
            {position === steps.length - 1 ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <a href={step.path}>{step.name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
