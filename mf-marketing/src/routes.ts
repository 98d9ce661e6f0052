import { defineRemote, type RemoteRoute } from 'shared/contract';

const page = (
  route: Omit<RemoteRoute, 'access' | 'header' | 'footer' | 'prerender'> &
    Partial<Pick<RemoteRoute, 'prerender'>>,
) => ({ access: 'public', header: true, footer: true, prerender: true, ...route }) as const;

export const { contract, name, label, userMenu, routes } = defineRemote({
  name: 'mf-marketing',
  label: 'Courses and webinars',
  routes: [
    page({
      id: 'marketing/home',
      path: '/',
      title: 'Home',
      links: [{ menu: 'header', order: 1 }],
      lazy: () => import(/* webpackChunkName: "marketing-home" */ './home/HomePage'),
    }),
    page({
      id: 'marketing/home-alias',
      path: '/home',
      title: 'Home',
      links: [{ menu: 'footer-explore', order: 1 }],
      lazy: () => import(/* webpackChunkName: "marketing-home-alias" */ './home/HomePage'),
    }),
    page({
      id: 'marketing/about',
      path: '/about',
      title: 'About us',
      links: [
        { menu: 'header', order: 2, label: 'About' },
        { menu: 'footer-explore', order: 2 },
      ],
      about: 'questions',
      lazy: () => import(/* webpackChunkName: "marketing-about" */ './about/AboutPage'),
    }),
    page({
      id: 'marketing/contact',
      path: '/contact',
      title: 'Contact',
      links: [
        { menu: 'header', order: 5 },
        { menu: 'footer-support', order: 4, label: 'Contact us' },
      ],
      lazy: () => import(/* webpackChunkName: "marketing-contact" */ './contact/ContactPage'),
    }),
    page({
      id: 'marketing/tutor',
      path: '/tutor',
      title: 'Become an Astro-Guru',
      links: [{ menu: 'footer-career', order: 1, label: 'Apply as Astro-Guru' }],
      lazy: () => import(/* webpackChunkName: "marketing-tutor" */ './tutor/TutorPage'),
    }),
    page({
      id: 'marketing/courses',
      path: '/courses',
      title: 'Courses',
      links: [
        { menu: 'header', order: 3 },
        { menu: 'footer-explore', order: 3 },
      ],
      lazy: () => import(/* webpackChunkName: "marketing-courses" */ './courses/CoursesPage'),
    }),
    page({
      id: 'marketing/course',
      path: '/course/:urlTitle',
      title: 'Course',
      about: 'courses',
      lazy: () => import(/* webpackChunkName: "marketing-course" */ './course/CoursePage'),
    }),
    page({
      id: 'marketing/webinars',
      path: '/webinar',
      title: 'Live webinars',
      links: [
        { menu: 'header', order: 4, label: 'Webinars' },
        { menu: 'footer-explore', order: 4, label: 'Webinars' },
      ],
      lazy: () => import(/* webpackChunkName: "marketing-webinars" */ './webinar/WebinarsPage'),
    }),
    page({
      id: 'marketing/webinar',
      path: '/webinar/:urlTitle',
      title: 'Webinar',
      about: 'webinars',
      lazy: () => import(/* webpackChunkName: "marketing-webinar" */ './webinar/WebinarPage'),
    }),
    page({
      id: 'marketing/privacy-policy',
      path: '/privacy-Policy',
      title: 'Privacy policy',
      links: [{ menu: 'footer-support', order: 1, label: 'Privacy Policy' }],
      lazy: () =>
        import(/* webpackChunkName: "marketing-privacy-policy" */ './policies/PrivacyPolicyPage'),
    }),
    page({
      id: 'marketing/terms-of-service',
      path: '/terms-of-service',
      title: 'Terms of service',
      links: [{ menu: 'footer-support', order: 2, label: 'Terms of Service' }],
      lazy: () =>
        import(
          /* webpackChunkName: "marketing-terms-of-service" */ './policies/TermsOfServicePage'
        ),
    }),
    page({
      id: 'marketing/refund-policy',
      path: '/refund-policy',
      title: 'Refund policy',
      links: [{ menu: 'footer-support', order: 3, label: 'Refund Policy' }],
      lazy: () =>
        import(/* webpackChunkName: "marketing-refund-policy" */ './policies/RefundPolicyPage'),
    }),
    page({
      id: 'marketing/certificate',
      path: '/certificate/:code',
      title: 'Certificate',
      prerender: false,
      lazy: () =>
        import(/* webpackChunkName: "marketing-certificate" */ './certificate/CertificatePage'),
    }),
  ],
});
