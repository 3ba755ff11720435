/* Drawn on a grid of 20 by 20, with lines of the text's colour. */
const PATHS = {
  overview: 'M3 14.500 8 9l3.500 3L17 5.500M17 5.500h-4M17 5.500v4',
  prompts: 'M4 4.500h12v8.500H9.500L6 16v-3H4z',
  answers: 'M5 3.500h10v13H5zM7.500 7h5M7.500 10h5M7.500 13h3',
  brands: 'M4 16.500V9M10 16.500v-13M16 16.500V6.500',
  sources:
    'M8.500 11.500a3 3 0 0 0 4.200 0l2.500-2.500a3 3 0 0 0-4.200-4.200l-.8.8M11.500 8.500a3 3 0 0 0-4.200 0L4.800 11a3 3 0 0 0 4.200 4.200l.8-.8',
  settings: 'M3.500 6h7M14.500 6h2M3.500 14h2M9.500 14h7M12.500 4v4M7.500 12v4',
  compare: 'M4 4.500h5v11H4zM11 8.500h5v7h-5z',
  chevron: 'm6.500 8 3.500 4 3.500-4',
  close: 'm5.500 5.500 9 9m0-9-9 9',
  check: 'm4.500 10.500 3.500 3.500 7.500-8',
  plus: 'M10 4.500v11M4.500 10h11',
  share: 'M10 12.500v-9M6.500 6.500 10 3l3.500 3.500M4.500 11v5.500h11V11',
  out: 'M11.500 4.500h4v4M15.500 4.500l-6 6M8 5.500H4.500v10h10V12',
  back: 'M16 10H4.500M9 5.500 4.500 10 9 14.500',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
