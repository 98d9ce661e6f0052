import { defineRemote, type RemoteRoute } from 'shared/contract';
import { course, home, welcome } from './slots';
import { texts } from './texts';

const page = (
  route: Omit<RemoteRoute, 'access' | 'header' | 'footer' | 'prerender'> &
    Partial<Pick<RemoteRoute, 'prerender'>>,
) => ({ access: 'public', header: true, footer: true, prerender: true, ...route }) as const;

export const { contract, name, label, userMenu, routes, slots } = defineRemote({
  name: 'mf-marketing',
  label: texts.section,
  slots: [welcome, home, course],
  routes: [
    page({
      id: 'marketing/home',
      path: '/',
      title: texts.home,
      links: [{ menu: 'header', order: 1 }],
      lazy: () => import(/* webpackChunkName: "marketing-home" */ './home/HomePage'),
    }),
    page({
      id: 'marketing/home-alias',
      path: '/home',
      title: texts.home,
      links: [{ menu: 'footer-explore', order: 1 }],
      lazy: () => import(/* webpackChunkName: "marketing-home-alias" */ './home/HomePage'),
    }),
    page({
      id: 'marketing/about',
      path: '/about',
      title: texts.aboutUs,
      links: [
        { menu: 'header', order: 2, label: texts.about },
        { menu: 'footer-explore', order: 2 },
      ],
      about: 'questions',
      lazy: () => import(/* webpackChunkName: "marketing-about" */ './about/AboutPage'),
    }),
    page({
      id: 'marketing/contact',
      path: '/contact',
      title: texts.contact,
      links: [
        { menu: 'header', order: 5 },
        { menu: 'footer-support', order: 4, label: texts.contactUs },
      ],
      lazy: () => import(/* webpackChunkName: "marketing-contact" */ './contact/ContactPage'),
    }),
    page({
      id: 'marketing/tutor',
      path: '/tutor',
      title: texts.becomeTutor,
      links: [{ menu: 'footer-career', order: 1, label: texts.applyAsTutor }],
      lazy: () => import(/* webpackChunkName: "marketing-tutor" */ './tutor/TutorPage'),
    }),
    page({
      id: 'marketing/courses',
      path: '/courses',
      title: texts.courses,
      links: [
        { menu: 'header', order: 3 },
        { menu: 'footer-explore', order: 3 },
      ],
      lazy: () => import(/* webpackChunkName: "marketing-courses" */ './courses/CoursesPage'),
    }),
    page({
      id: 'marketing/course',
      path: '/course/:urlTitle',
      title: texts.course,
      about: 'courses',
      lazy: () => import(/* webpackChunkName: "marketing-course" */ './course/CoursePage'),
    }),
    page({
      id: 'marketing/webinars',
      path: '/webinar',
      title: texts.liveWebinars,
      links: [
        { menu: 'header', order: 4, label: texts.webinars },
        { menu: 'footer-explore', order: 4, label: texts.webinars },
      ],
      lazy: () => import(/* webpackChunkName: "marketing-webinars" */ './webinar/WebinarsPage'),
    }),
    page({
      id: 'marketing/webinar',
      path: '/webinar/:urlTitle',
      title: texts.webinar,
      about: 'webinars',
      lazy: () => import(/* webpackChunkName: "marketing-webinar" */ './webinar/WebinarPage'),
    }),
    page({
      id: 'marketing/privacy-policy',
      path: '/privacy-Policy',
      title: texts.privacyPolicy,
      links: [{ menu: 'footer-support', order: 1, label: texts.privacyPolicyLink }],
      about: 'privacyPolicy',
      lazy: () =>
        import(/* webpackChunkName: "marketing-privacy-policy" */ './policies/PrivacyPolicyPage'),
    }),
    page({
      id: 'marketing/terms-of-service',
      path: '/terms-of-service',
      title: texts.termsOfService,
      links: [{ menu: 'footer-support', order: 2, label: texts.termsOfServiceLink }],
      about: 'termsOfService',
      lazy: () =>
        import(
          /* webpackChunkName: "marketing-terms-of-service" */ './policies/TermsOfServicePage'
        ),
    }),
    page({
      id: 'marketing/refund-policy',
      path: '/refund-policy',
      title: texts.refundPolicy,
      links: [{ menu: 'footer-support', order: 3, label: texts.refundPolicyLink }],
      about: 'refundPolicy',
      lazy: () =>
        import(/* webpackChunkName: "marketing-refund-policy" */ './policies/RefundPolicyPage'),
    }),
    page({
      id: 'marketing/certificate',
      path: '/certificate/:code',
      title: texts.certificate,
      prerender: false,
      lazy: () =>
        import(/* webpackChunkName: "marketing-certificate" */ './certificate/CertificatePage'),
    }),
  ],
});
