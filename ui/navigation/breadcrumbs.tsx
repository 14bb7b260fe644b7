import { PageStyle } from '../styles/page-style.tsx'

type Step = { name: string; path: string }

export function Breadcrumbs({ steps, home = 'Home' }: { steps: Step[]; home?: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
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
