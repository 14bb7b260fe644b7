import { exitCode, resultLines, summary, systemHeading } from './report.ts'
import { type Result, runSuite } from './run-suite.ts'
import { readSuiteSettings, type SuiteSettings, usage } from './settings.ts'

if (process.argv.includes('--help')) {
  process.stdout.write(usage)
  process.exit(0)
}

const settings = settingsOrEnd()
const results: Result[] = []
for await (const result of runSuite(settings)) {
  const { system } = result.call
  if (system !== results.at(-1)?.call.system) {
    console.log(systemHeading(system, settings.addresses[system as keyof SuiteSettings['addresses']]))
  }
  for (const line of resultLines(result)) console.log(line)
  results.push(result)
}
console.log(summary(results))
process.exitCode = exitCode(results)

function settingsOrEnd(): SuiteSettings {
  try {
    return readSuiteSettings(process.argv.slice(2), process.env)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`)
    process.exit(1)
  }
}
