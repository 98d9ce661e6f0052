import { courseFee } from './fees';

export interface Claim {
  readonly figure: string;
  readonly label: string;
}

/**
 * The figures that the site claims about itself, each defined once. Where two figures differ (the
 * earnings, the number of people), both are intended: each page keeps its own figure.
 */
export const claims = {
  rating: { figure: '4.9', label: 'average rating' },
  package: { figure: '6 LPA+', label: 'average package (up to 2 crore)' },
  experience: { figure: '50+', label: 'years total experience' },
  astroGurus: { figure: '5+', label: 'Astro-Gurus' },
  trust: { figure: '6k', label: 'people trust it' },
  students: { figure: '6000+', label: 'students' },
  returnOnInvestment: { figure: '600%', label: 'return on investment' },
  reviews: { figure: '200+', label: 'five-star reviews' },
  webinars: { figure: '46+', label: 'webinars in the last year' },
  earning: { figure: '40k to 20L', label: 'estimated earning per month' },
  astroGuruEarning: { figure: '2L per month', label: 'earnings up to' },
  investment: { figure: courseFee, label: 'estimated investment' },
  platformAccess: { figure: 'Rs 5000', label: 'worth of free platform access' },
} as const satisfies Record<string, Claim>;
