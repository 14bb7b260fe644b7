import { explain } from '../install/problem.mjs'
import { installTools } from '../machine/programs.ts'
import { build } from '../start/build.ts'

/** Prepares a long run: builds the site and installs programs. Exits with code 1 where the build fails. */
export async function builtSite(programs: [program: string, ...debianPackages: string[]][] = []) {
  try {
    await build()
    for (const reason of await installTools(programs)) console.error(reason)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}
