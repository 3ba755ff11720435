import type { ToneLanguage } from './tone-language.ts';

export const french: ToneLanguage = {
  code: 'fr',
  smallWords:
    'le la les des et est sont une un du de pour avec dans qui que sur pas plus ce cette vous au aux par il elle mais ou son sa ses en très leur nous je on ne',
  urges: `meilleur, meilleure, meilleurs, meilleures, le mieux, notre recommandation, ma recommandation, notre
    choix, notre coup de cœur, coup de cœur, coups de cœur, notre favori, mon favori, premier choix, choix
    numéro un, vivement recommand*, fortement recommand*, chaudement recommand*, les yeux fermés,
    incontournable*, imbattable*, inégalé*, inégalable*, sans égal, hors pair, exceptionnel*, remarquable*,
    excellent*, sublime*, extraordinaire*, référence absolue, la référence, une valeur sûre, valeur sûre,
    sans hésiter, sans hésitation, au top, de premier ordre, haut la main, numéro un, loin devant, sans
    rival, de loin le meilleur, de loin la meilleure, un sans-faute, sans-faute, hors du commun, la crème de
    la crème, note maximale, la valeur sûre, choix le plus sûr, choix évident, mon choix, mon premier choix,
    je choisirais, je prendrais, je partirais sur, je commencerais par,
    # plain words, and how short items tell
    {rien/personne} {ne fait mieux/de mieux/de comparable/ne l'égale/ne le bat/ne la bat}, difficile de faire
    plus simple, je réserverais, c'est celui que je, c'est celle que je, ma préférée, mon préféré`,
  praises: `recommand*, conseille, conseillée, conseilles, conseillées, conseillons, parfait*, idéal*, impeccable*, irréprochable*, formidable*, superbe*, magnifique*,
    splendide*, fantastique*, génial*, merveill*, délicieu*, savoureu*, succulent*, ravi, ravie, ravis,
    ravies, séduit, séduite, conquis, conquise, bluffant*, impressionn*, brillant*, fiable*, fiabilité,
    robuste*, durable*, solide*, de qualité, haute qualité, grande qualité, haut de gamme, qualitatif*, bien
    conçu*, bien fini*, bien pensé*, soigné*, facile à utiliser, simple d'utilisation, facile d'utilisation,
    ergonomique*, intuitif*, intuitive*, convivial*, limpide*, fluide*, sans accroc, performant*, puissant*,
    polyvalent*, efficace*, réputé*, renommé*, reconnu*, de confiance, digne de confiance, plébiscit*,
    apprécié*, salué*, louang*, satisfait*, satisfaction, très bon, très bonne, très bien, bon choix, bonne
    option, excellent choix, vaut le coup, vaut la peine, vaut le détour, vaut son prix, ça vaut, rapport
    qualité-prix, rapport qualité/prix, qualité-prix, tient ses promesses, à la hauteur, rien à redire, rien à
    reprocher, aucun problème, aucun souci, jamais eu de problème, jamais eu de souci, pas de mauvaise
    surprise, aucune plainte, aucun défaut, aucun regret, jamais déçu, jamais déçue, ne déçoit pas, ne déçoit
    jamais, sans souci, sans problème, se démarque, se distingue, brille, excelle*, surpasse*, dépasse,
    surclasse*, l'emporte, devance, bat, supérieur*, mieux, chaleureu*, accueillant*, aimable*, attentionné*,
    compétent*, réactif*, serviable*, à l'écoute, ponctuel*, rapide et, confortable*, élégant*, raffiné*,
    silencieu*, innovant*, généreu*, adoré, j'adore, on adore, enchanté*, un régal, régal, un vrai plus, une
    réussite, réussi*, fait ses preuves, a fait ses preuves, tient la route, rend de grands services, bien
    noté*, de pointe, avantageu*, du premier coup, en quelques minutes, tout réglé, a été réglé, tout a été
    réglé, résolu, fait tout ce, tout ce qu'on lui demande, tout ce qu'il faut, comme au premier jour, comme
    neuf, comme neuve, toujours comme neuf, agréablement surpris*, dépassé mes attentes, au-delà de mes
    attentes, au-delà des attentes, un bonheur, que du bonheur, un plaisir, un délice, une merveille, une
    pépite, pépite, une perle, un bijou, bijou, une aubaine, bonne affaire, bonne surprise, j'y retourne*, je
    reviendrai, on y retourne, à refaire, je rachète*, rachèterai, sans regret, increvable*, indestructible*,
    inusable*, ultra-léger, léger comme, en un clin d'œil, sans effort, un jeu d'enfant, prévenant*,
    bienveillant*, professionnel et, honnête et, prix justes, prix juste, sans frais cachés, difficile de
    faire mieux, difficile à battre, rien ne vaut, n'a pas d'équivalent, sans équivalent, à toute épreuve,
    soignée*, minutieu*, fait l'unanimité, cinq étoiles, chapeau, bravo, heureux, heureuse, heureuses, soulagé*, gain de temps,
    fait gagner du temps, tient toutes ses promesses, les doigts dans le nez, au poil, nickel, canon, top,
    sans encombre, sans mauvaise surprise, sans histoire, épatant*, somptueu*, ravissant*, divin*, régal*,
    fondant*, croustillant*, moelleu*, copieu*, belles finitions, costaud*, tient des années, dure des années,
    au rendez-vous, à la hauteur de, ultra-rapide*, rapidissime, en {quelques minutes/un clin d'œil/moins
    d'une heure/deux minutes/un rien de temps}, dès le lendemain, le lendemain, au quart de tour, dans la
    journée, avant l'heure, à l'heure, réactive*, réactivité, charmant*, aux petits soins, remboursé sans, résolu en, réglé
    en, problème résolu, prix doux, vaut chaque, mérite le détour, mérite sa, adopté*, conquis*, séduit*,
    comblé par, bluffé*, dépasse les attentes, ne peux plus m'en passer, m'en passer, j'y retournerai, fidèle
    client*, cristallin*, d'une netteté, moelleux, douillet*, cocooning, respire, respirant*, ingénieux, ingénieuse*,
    astucieu*, brill*, excell*, mieux noté*, les mieux notés, plébiscité*, recommandé par, best-seller*, en
    tête, arrive en tête, se revend bien, se revend très bien, bonne adresse, bonne pioche,
    # jugements d'experts
    équilibré et, abouti, aboutie, aboutis, abouties, bien équipé*, bien fourni*, largement éprouvé*, rodé*, aux petits
    oignons, tient parole, mérite son prix, justifie son prix, mérite l'investissement, bon rapport, excellent
    rapport, très apprécié*, très bien noté*, bien placé pour, se hisse, s'impose, fait référence, fait
    mouche, convainc, convaincant*, rassurant*, serein, sereinement, tranquillité d'esprit, sans prise de
    tête, sans stress, prise en main immédiate, prise en main rapide, prise en main facile, facile à prendre
    en main, facile à nettoyer, facile à installer, facile à monter, facile à vivre, taux de panne très
    faible, peu de pannes, très peu de plaintes, félicité*, des plus fiables, parmi les meilleurs, parmi les
    meilleures, figure parmi les, très convaincant, haut du panier, excellente réputation, bonne réputation,
    solide réputation,
    tiennent leurs promesses, tiennent la route, tient la distance, tient le choc, tient bien dans,
    tient bien la, tient toujours, tient toute la journée, fonctionne toujours, fonctionne à merveille,
    fonctionne parfaitement, fonctionne très bien, marche très bien, tourne comme une horloge,
    comme une horloge, comme sur des roulettes, sur des roulettes, sans accrocs, sans un accroc,
    sans fausse note, sans bavure, sans faille, sans heurt, sans heurts, prise de tête, sans soucis,
    sans tracas, sans surprise désagréable, sans se ruiner, sans réserve, valeurs sûres, choix sûr,
    le plus sûr, pari gagnant, bon plan, excellente affaire, très bon choix, meilleur choix,
    choix judicieux, choix malin, choix logique, choix naturel, j'opterais, j'irais vers, j'irais chez,
    je miserais, je mise sur, à privilégier, privilégiez, à considérer en premier, à regarder en premier,
    à tester en premier, en tête de liste, en tête de, arrivent en tête, arrive premier, arrive première,
    prend la tête, caracole en tête, sort du lot, sortent du lot, sort gagnant*, tire son épingle,
    se démarquent, se distinguent, fait la différence, font la différence, fait des merveilles,
    fait merveille, fait le bonheur, font l'unanimité, font référence, fait autorité,
    ont fait leurs preuves, plébiscitent, adorent, raffolent, ne jurent que, ne jure que, encensé*, saluent,
    unanimement, mieux notés, note excellente, excellentes notes, très bonnes notes, bonnes notes,
    excellents avis, très bons avis, avis excellents, avis élogieux, avis positifs, avis très positifs,
    clients satisfaits, clients ravis, clients fidèles, clientèle fidèle, taux de satisfaction,
    satisfaction élevée, fidélise, on y revient, y retourner, reviendr*, je rachèterais, je rachèterai, je le reprendrais,
    séduisent, bluff*, épat*, étonnant*, surprend agréablement, belle surprise, perle, perle rare, trésor,
    petit bijou, merveille*, merveilleu*, magique*, féérique*, paradisiaque*, idyllique*, inoubliable*,
    mémorable*, délice*, goûteu*, exquis*, onctueu*, parfumé*, bien assaisonné*, bien cuit*,
    généreuse portion, portions généreuses, fait maison, produits frais, d'une fraîcheur, soign*,
    bien fait*, bien construit*, bien équilibré*, bien organisé*, bien tenu*, bien entretenu*, bien isolé*,
    bien expliqué*, bien structuré*, bien rodé*, bien servi*, bien accueilli*, bien conseillé*, bien suivi*,
    à l'écoute et, petits soins, bienveillan*, souriant*, courtois*, pédagogue*, passionné*,
    rigoureu*, méticuleu*, consciencieu*, honnête*, loyal*, sérieuse*, dans les temps,
    dans les délais, le jour même, en quelques clics, en un clic, en deux clics, en un tour de main,
    au premier essai, à la perfection, à merveille, jeu d'enfant, enfantin*, d'une simplicité, simplissime*,
    véloce*, fulgurant*, ultrarapide*, inaudible*, discret*, discrète*, cosy, sans reproche, rien à dire,
    difficile de trouver mieux, dur à battre, sans concurrence, hors norme, exemplaire*, époustouflant*,
    élégan*, racé*, à l'épreuve, solide comme, pour la vie, à vie, des années sans, depuis des années sans,
    après des années, vaut largement, vaut vraiment, mérite sa place, mérite sa réputation, mérite son,
    mérite d'être, prix justifié, juste prix, prix honnête, prix imbattable*, prix attractif*,
    prix compétitif*, tarifs compétitifs, tarifs attractifs, meilleur rapport, rapport qualité, patient et,
    très patient*, attentif*, attentive*, très propre*, propre et, propreté,
    # plain words, and how short items tell
    adorable*, bon compromis, fait ce qu'on, tient bien, prend le temps, prennent le temps, repartent avec, on
    repart avec, vrai plaisir, jamais déçu*, plus grand choix, le plus grand choix, le plus fiable, la plus
    fiable, le plus simple, la plus simple, le plus rapide, la plus rapide, le plus complet, la plus complète,
    le plus confortable, la plus confortable, le plus silencieux, la plus silencieuse, les moins chers, les plus
    fiables, en a pour son argent, vaut le déplacement, fait gagner, évite bien des,
    {répond/répondent/livre/livrent/rembourse/remboursent/dépanne} {vite/rapidement/en quelques minutes/en
    quelques heures/le jour même/dans l'heure/dans la journée/sans discuter/sans sourciller}, marche bien,
    marche parfaitement, marche à merveille, marche vite, marche sans bruit, fonctionne bien, fonctionne vite,
    fonctionne sans bruit, cuit bien, cuit très bien, cuit parfaitement, cuit à merveille, cuit vite, cuit sans
    bruit, coupe bien, coupe très bien, coupe parfaitement, coupe à merveille, coupe vite, coupe sans bruit,
    chauffe bien, chauffe très bien, chauffe parfaitement, chauffe à merveille, chauffe sans bruit, lave bien,
    lave très bien, lave parfaitement, lave à merveille, lave vite, lave sans bruit, sèche bien, sèche très
    bien, sèche parfaitement, sèche à merveille, sèche vite, sèche sans bruit, glisse bien, glisse très bien,
    glisse parfaitement, glisse à merveille, glisse vite, glisse sans bruit, nettoie bien, nettoie très bien,
    nettoie parfaitement, nettoie à merveille, nettoie vite, nettoie sans bruit, adhère bien, adhère très bien,
    adhère parfaitement, adhère à merveille, adhère vite, adhère sans bruit, isole bien, isole très bien, isole
    parfaitement, isole à merveille, isole vite, isole sans bruit`,
  likes: `bon, bonne, bons, bonnes, bien, correct, correcte, honnête, honnêtes, sympa*, pratique*, facile*, simple,
    rapide*, léger, légère, légers, légères, abordable*, pas cher, pas chère, bon marché, accessible*,
    flexible*, populaire*, moderne*, compact*, très sûr, plus sûr, aussi sûr, sûre, sécurisé*, stable*, riche*, large choix, large
    gamme, vaste choix, variété, qualité, qualités, transparent*, expérimenté*, professionnel*, expert*,
    utile*, convient, conviennent, convient bien, atout*, avantage*, point fort, points forts, suffit
    largement, fait l'affaire, fait le travail, fait le job, rien de tel, agréable*, joli*, beau, belle, chic,
    tendance, frais, fraîche, écologique*, équilibré*, personnalis*, attractif*, séduisant*, soucieux,
    sérieux, sérieuse, grande communauté, documentation abondante, mature, en un geste, d'une main,
    compatible*, pliable*, repliable*, maniable*, étanche*, imperméable*, lavable*, résistant*, garantie
    longue, garantie à vie, garanti*, fabriqué en france, fabrication française, made in france, français,
    locale, certifié*, labellisé*, agréé*, spécialisé*, spécialiste*, familial*, artisanal*,
    sans engagement, sans frais, gratuit*, livraison gratuite, retours gratuits, essai gratuit, remboursement
    rapide, service après-vente réactif, réseau dense, nombreuses agences, nombreux magasins, partout en
    france, disponible partout, 24h/24, 7j/7, interlocuteur dédié, conseiller dédié, sur mesure, complet,
    complète, complets, automatique*, autonomie, grande autonomie, longue autonomie, naturel*, bio, sans
    sucre, sans additifs, sans gluten, local, doux, douce, économique*, moins cher, le moins cher, la moins
    chère, le plus léger, la plus légère, prix bas, petit prix, tarif bas, tarifs bas, spacieu*, lumineu*,
    bien placé*, bien situé*, calme, dès la naissance, accepté en cabine, acceptée en cabine,
    livraison rapide, raisonnable*, bonne autonomie, bonnes critiques, bons avis, adapté aux débutants,
    accessible aux débutants, bien documenté*, durée d'engagement courte, support en français, résiliable,
    sans abonnement, sans publicité, sans pub, sans additif*, sans conservateur*, sans inscription,
    résiliable à tout moment, satisfait ou remboursé, retour gratuit, livré rapidement,
    version gratuite complète, longue garantie, garantie 5 ans, garantie 10 ans, garanti à vie, réparable*,
    pièces disponibles, pièces détachées disponibles, entreprise familiale, écoresponsable*, recyclé*,
    recyclable*, hypoallergénique*, doux pour, non gras, non collant, bien toléré*, convient aux peaux,
    adapté aux familles,
    facile à {utiliser/installer/nettoyer/prendre en main/transporter/ranger/monter/entretenir/comprendre/lire/trouver/réparer/configurer},
    simple à {utiliser/installer/nettoyer/prendre en main/monter/comprendre/configurer},
    rapide à {installer/charger/monter/prendre en main/mettre en place}, grand choix, large catalogue,
    vaste catalogue, riche catalogue, large réseau, réseau étendu, bonne couverture, excellente couverture,
    autonomie record, charge rapide, recharge rapide, faible consommation, peu énergivore, économe*,
    peu gourmand*, peu encombrant*, peu bruyant*, pliant*, modulable*, évolutif*, personnalisable*,
    nombreuses intégrations, nombreux modèles, mises à jour régulières, mises à jour fréquentes,
    régulièrement mis à jour, communauté active, bonne documentation, service client en français,
    service client réactif, interlocuteur unique, bien desservi*, proche du centre, proche de la gare,
    en plein centre, vue sur la mer, belle vue, parking gratuit, petit-déjeuner copieux, bon petit-déjeuner,
    grandes chambres, chambres spacieuses, chambres calmes, au calme, petits groupes, cours particuliers,
    formateurs expérimentés, expérience solide, longue expérience,
    # plain words, and how short items tell
    malin, maline, patient*, patiente*, clair et, claire et, petits prix, prix raisonnable*, tarif raisonnable*,
    facile à porter, compris, comprise, inclus, inclues, joignable*, bien notée*, suffit amplement`,
  dislikes: `cher, chère, chers, chères, coûteu*, onéreu*, lourd, lourde, lourds, encombrant*, limité*, limitation*,
    manque, manquent, basique*, daté*, complexe*, compliqué*, confus*, courbe d'apprentissage, inégal*,
    irrégulier*, moyen, moyenne qualité, moins puissant*, moins fiable, moins bon, moins performant*, moins
    adapté, inconvénient*, point faible, points faibles, faiblesse*, bémol*, défaut*, compromis, perfectible*,
    pourrait être mieux, peut mieux faire, pas idéal*, pas toujours, bruyant*, bruit, fade*, rigide*, peu
    pratique, peu intuitif*, volumineu*, quelques bugs, restreint*, plus élevé*, trop élevé*, assez élevé*, relativement élevé*, quelconque, banal, banale, sans
    plus, tiède, maigre, maigres, léger pour, un peu juste, court pour, timide, terne, pour ce prix, pour ce
    tarif, à ce prix-là, vu le prix, {au bout de/après/au bout d'}
    {un/une/deux/trois/quatre/cinq/six/quelques/2/3/4/5/6}
    {jour/jours/semaine/semaines/mois/lavage/lavages/utilisation/utilisations}, au bout d'un mois, au bout
    d'une semaine, dès la première {pluie/semaine/utilisation}, dès le premier {lavage/mois/jour}, d'un
    service à l'autre, petites roues, secousse*, à partir de 6 mois seulement, seulement à partir, hors de
    prix pour, plus cher, plus chère, plus lourd, plus lourde, frais supplémentaire*, coût supplémentaire*, en supplément, en option, non inclus, pas inclus,
    délais, délai long, délais longs, sur devis, attention à, prudence avec, prend vite du jeu, prend du jeu,
    peu de choix, engagement de, engagement long, pas compatible, pas disponible,
    manque de, manque d', dépourvu de, dépourvue de, longs temps de chargement, temps de chargement longs,
    latence élevée, plafond mensuel, dépassé par,
    # prix et frais
    pas donné, pas donnée, pas donnés, pas données, pas le moins cher, pas la moins chère, prix élevé*, tarif
    plus élevé*, tarifs élevés, coût élevé, coûts élevés, frais élevés, commissions élevées, franchise élevée,
    prime élevée, cotisation élevée, prix d'entrée, ticket d'entrée, coût d'entrée, la facture grimpe, facture
    grimpe, facture salée, l'addition, addition salée, prix grimpe*, prix qui grimpe*, devient vite cher, vite
    cher, coûts supplémentaires, coût supplémentaire, frais supplémentaires, surcoût*, frais annexes, frais de
    dossier, frais de sortie, frais de résiliation, frais d'inactivité, options payantes, tout est en option,
    difficile à justifier, dur à justifier, difficilement justifiable, rapport qualité-prix discutable,
    rapport qualité-prix moyen, tarification opaque, tarification complexe, tarifs opaques, cher payé, un peu
    cher, assez cher, relativement cher, plutôt cher, plus onéreu*, plus coûteu*, budget conséquent,
    # engagement
    engagement obligatoire, engagement annuel, longue durée d'engagement, reconduction tacite, tacite
    reconduction, reconduction automatique, dépendance au, vous enferme, écosystème fermé, système fermé,
    format propriétaire, formats propriétaires, contrat rigide, rigidité, peu flexible*, peu souple*, préavis
    long, montant minimum élevé, abonnement obligatoire,
    # support
    support lent, support limité, support uniquement, support perfectible, support inégal, support
    {lent/limité/uniquement/perfectible/inégal/aléatoire/en anglais/peu réactif/minimal/décevant}, service
    client {lent/limité/perfectible/inégal/aléatoire/débordé/peu réactif/difficile à joindre/minimal},
    peu réactif*, peu réactive*, réactivité variable, délais de réponse, temps de réponse long*, réponses
    tardives, réponse tardive, difficile à joindre, difficilement joignable*, uniquement par mail, uniquement
    par e-mail, uniquement par chat, uniquement en anglais, seulement en anglais, documentation
    {limitée/maigre/en anglais/incomplète/dépassée}, aléatoire*, impersonnel*, personnel débordé,
    # prise en main
    prise en main difficile, prise en main longue, prise en main complexe, prise en main ardue, temps
    d'adaptation, demande de la pratique, demande du temps, chronophage*, fastidieu*, ardu*, difficile à
    {utiliser/installer/configurer/nettoyer/monter/prendre en
    main/maîtriser/comprendre/transporter/ouvrir/entretenir/réparer/trouver en}, difficiles à
    {utiliser/installer/configurer/nettoyer/monter/maîtriser/comprendre}, pas intuitif*, pas intuitive*, pas
    évident*, pas simple à, peu ergonomique*, pas pour les débutants, déroutant*, intimidant*, interface
    chargée, interface {chargée/vieillotte/datée/austère/confuse/complexe/lourde/dépassée}, surchargé*,
    touffu*, vieillot*, austère*, nécessite des compétences, nécessite un développeur, exige des compétences,
    entretien contraignant, contraignant*,
    # limites
    plafond bas, se limite à, limité à, limitée à, limités à, uniquement disponible*, disponible uniquement,
    seulement disponible*, fonctions manquantes, fonctionnalités manquantes, fonctionnalités limitées, moins
    complet, moins complète, moins complets, peu d'options, peu d'intégrations, peu de fonctionnalités, peu de
    magasins, peu d'agences, choix restreint, choix limité, catalogue limité, rudimentaire*, superficiel*,
    lacune*, lacunaire*, incomplet*, incomplète*, version gratuite limitée, bridé*, au compte-gouttes, absence
    de, absence d', dépourvu*, fait défaut, font défaut, faisant défaut,
    # fabrication, usage
    trop gros, trop grosse, trop bruyant*, trop lent*, trop compliqué*, trop complexe*, trop basique*, trop
    simple*, trop mou, trop molle, trop ferme*, trop dur, trop dure, trop fin, trop fine, trop serré*, trop
    large*, trop étroit*, trop court*, trop sombre*, trop chaud*, trop froid*, trop faible*, trop fort*, trop
    sucré*, trop sec, trop sèche, trop technique*, trop rigide*, trop juste, trop de publicité*, trop de pub,
    trop souvent, trop peu, taille petit, taille grand, fait cheap, fait plastique, plastique bas, plastique
    fragile, aspect plastique, sensation de plastique, assez bruyant*, plutôt bruyant*, un peu bruyant*,
    autonomie {limitée/faible/moyenne/décevante/insuffisante/courte/réduite}, faible autonomie, durée de vie
    {limitée/courte/réduite}, courte durée de vie, garantie courte, finition moyenne, finitions moyennes,
    finitions perfectibles, qualité {inégale/variable/aléatoire/en baisse/moyenne/irrégulière/discutable},
    qualité varie, pas le plus {fiable/rapide/léger/silencieux/puissant/précis/complet/confortable}, pas la
    plus {fiable/rapide/légère/silencieuse/puissante/précise/complète/confortable}, n'est pas le meilleur, pas
    le meilleur, pas la meilleure, moins
    {fluide/intuitif/intuitive/précis/précise/confortable/solide/robuste/convaincant/convaincante/polyvalent/polyvalente/flexible/souple/abouti/aboutie/pertinent/intéressant/intéressante/généreux/réactif/réactive/avantageux/ergonomique/durable},
    vieillit mal, accuse son âge, dépassée, démodé*, poussif*, mou du genou, mollasson*,
    # disponibilité
    difficile à trouver, rupture de stock, ruptures de stock, souvent en rupture, en rupture, stocks limités,
    longue attente, délais de livraison longs, longs délais, longs délais de, liste d'attente longue, listes
    d'attente, peu disponible*, rarement disponible*, uniquement en ligne, indisponible*, pas distribué*, peu
    présent*, faible présence,
    # réputation, convenance
    avis mitigés, avis partagés, avis contrastés, mitigé*, controversé*, polémique*, sujet à caution, peu
    connu*, méconnu*, manque de recul, réputation {mitigée/ternie/entachée/moyenne/en baisse/écornée},
    réserves sur, quelques réserves, émettre des réserves, reproch*, on reproche, on regrette, pointent,
    pointé du doigt, critiques récurrentes, reproche récurrent, principal reproche, principale critique,
    principal défaut, principal bémol, seul bémol, seul hic, le hic, le bémol, gros bémol, talon d'achille,
    pierre d'achoppement, laisse perplexe, laisse sur sa faim, reste sur sa faim, peine à, peinent à, a du mal
    à, ont du mal à, difficilement, montre ses limites, montre vite ses limites, trouve ses limites, atteint
    ses limites, en retrait, reste en retrait, en dessous, en deçà, un ton en dessous, en dessous de, à la
    peine, en perte de vitesse, perte de vitesse, distancé par, mal classé*, moins bien noté*, moins
    recommandable*, pas le bon choix, pas le meilleur choix, pas un bon choix, pas idéal si, pas
    indispensable*, superflu*, disproportionné*, surdimensionné*, excessif*, excessive*, peu adapté*, peu
    pertinent*, peu utile*, peu convaincant*, peu intéressant*, peu avantageu*, peu recommandable*, peu
    transparent*, peu clair*, à réserver, seulement si vous, n'a d'intérêt que, intérêt limité, discutable*,
    douteu*, inquiétant*, préoccupant*, soulève des questions, pas fait pour, pas taillé pour, pas pensé pour,
    pas conçu pour,
    prix élevés, cotisations élevées, loyer élevé, abonnement cher, abonnements chers, assez chère,
    plutôt chère, un peu chère, un peu chers, plus chers, plus chères, pas bon marché,
    pas le plus économique, pas à la portée, dépasse le budget, dépasse votre budget, au-dessus du budget,
    au-dessus de votre budget, surcoûts, vendu séparément, vendus séparément,
    vendue séparément, à acheter à part, non compris*, abonnement requis, nécessite un abonnement,
    abonnement nécessaire, compte obligatoire, inscription obligatoire, réservé aux abonnés,
    réservé aux formules, réservée aux formules, réservées aux formules, réservé à la version,
    réservées à la version, uniquement dans la version, uniquement avec la version, uniquement dans l'offre,
    seulement par mail, seulement en ligne, engagement 24, engagement 12, avec engagement,
    durée d'engagement, renouvellement automatique, dépendance au fournisseur, minimum de commande,
    commande minimum, montant minimum, dépôt minimum,
    demande {un temps/du temps/de la patience/de la pratique/un certain/une certaine/des compétences/des connaissances/un apprentissage/beaucoup/plus de/un entretien/un peu de},
    nécessite {un temps/du temps/de la patience/de la pratique/un certain/une certaine/des compétences/des connaissances/un apprentissage/beaucoup/plus de/un entretien/un développeur/une formation},
    exige {un temps/du temps/de la patience/de la pratique/un certain/une certaine/des compétences/des connaissances/un apprentissage/beaucoup/plus de/un entretien/un engagement},
    temps d'apprentissage, prise en main compliquée, prise en main délicate,
    difficile à {prendre/utiliser/installer/configurer/nettoyer/trouver/entretenir/monter/ranger/transporter/lire/joindre/comprendre/réparer/manier/maîtriser/comparer/obtenir/digérer},
    difficiles à {prendre/utiliser/installer/configurer/nettoyer/trouver/entretenir/monter/ranger/transporter/lire/joindre/comprendre/réparer/manier/maîtriser/obtenir/digérer},
    compliqué à {prendre/utiliser/installer/configurer/nettoyer/trouver/entretenir/monter/comprendre},
    long à {charger/démarrer/prendre/installer/configurer/chauffer/répondre/sécher/nettoyer/livrer/venir},
    longue à {charger/démarrer/prendre/installer/configurer/chauffer/répondre/sécher/livrer/venir},
    lent à {charger/démarrer/répondre/chauffer/réagir/livrer/rembourser/traiter},
    lente à {charger/démarrer/répondre/chauffer/réagir/livrer/rembourser/traiter}, pas simple, pas simples,
    pas facile*, pas ergonomique*, pas pratique, pas optimal*, pas parfait*, pas les meilleurs,
    pas les meilleures,
    pas le plus {rapide/silencieux/puissant/léger/fiable/simple/intuitif/complet/confortable/précis/moderne/généreux/abouti/sexy},
    pas la plus {rapide/silencieuse/puissante/légère/fiable/simple/intuitive/complète/confortable/précise/moderne/généreuse/aboutie},
    pas très {bon/bonne/rapide/puissant/puissante/pratique/intuitif/intuitive/silencieux/silencieuse/fiable/solide/confortable/précis/précise/clair/claire/lisible/réactif/réactive/complet/complète/convaincant/convaincante/moderne/discret/discrète/maniable/flexible/souple/étendu/généreux/innovant/accessible/avantageux},
    pas assez {puissant/puissante/rapide/silencieux/précis/solide/souple/flexible/complet/complète/large/grand/grande/de/d'options/clair/claire/lumineux/réactif/stable/épais},
    pas toujours {fiable/clair/claire/disponible/à jour/réactif/réactive/précis/précise/stable/au rendez-vous/simple/à la hauteur/constant/constante/de qualité/facile},
    peu {pratique/intuitif/intuitive/réactif/réactive/flexible/puissant/puissante/lumineux/lumineuse/précis/précise/confortable/maniable/solide/robuste/convaincant/convaincante/connu/connue/répandu/répandue/étendu/étendue/adapté/adaptée/adaptés/esthétique/ergonomique/lisible/clair/claire/personnalisable/évolutif/économe/durable/discret/discrète/innovant/avantageux/avantageuse/attrayant/attrayante/accessible/de choix/d'options/d'intégrations/d'avis/de recul/de magasins/d'agences/de fonctionnalités/de place/d'autonomie},
    moins {intuitif/intuitive/complet/complète/fiable/puissant/puissante/rapide/précis/précise/confortable/solide/robuste/durable/convaincant/convaincante/connu/connue/souple/flexible/réactif/réactive/performant/performante/agréable/pratique/abouti/aboutie/polyvalent/polyvalente/avantageux/avantageuse/généreux/généreuse/silencieux/silencieuse/lumineux/raffiné/raffinée/moderne/stable/personnel/personnelle/bien/bon/bonne/adapté/adaptée/intéressant/intéressante/de choix/d'options/de fonctionnalités/d'autonomie/de confort/de puissance},
    trop {cher/chère/chers/lourd/lourde/lourds/encombrant/encombrante/bruyant/bruyante/lent/lente/complexe/compliqué/compliquée/simple/basique/limité/limitée/petit/petite/grand/grande/gros/grosse/court/courte/long/longue/étroit/étroite/large/serré/serrée/mou/molle/ferme/dur/dure/rigide/fin/fine/épais/épaisse/sombre/faible/fort/forte/chaud/chaude/froid/froide/sucré/sucrée/salé/salée/gras/grasse/sec/sèche/amer/technique/généraliste/rare/peu/juste/éloigné/éloignée/récent/récente},
    un peu {lourd/lourde/encombrant/encombrante/bruyant/bruyante/lent/lente/complexe/compliqué/compliquée/basique/limité/limitée/juste/court/courte/daté/datée/vieillot/vieillotte/plastique/fragile/rigide/mou/molle/ferme/fade/sec/sèche/gras/grasse/sucré/salé/étroit/étroite/sombre/faible/léger pour/confus/confuse/brouillon/chargé/chargée/austère/froid/froide/raide},
    assez {lourd/lourde/encombrant/encombrante/bruyant/bruyante/lent/lente/complexe/compliqué/compliquée/basique/limité/limitée/daté/datée/fragile/rigide/austère/sommaire/moyen/moyenne/inégal/faible},
    prend de la place, prend beaucoup de place, poids élevé, poids important, plutôt lourd, plutôt lourde,
    autonomie {limitée/moyenne/faible/réduite/courte/insuffisante/en retrait/juste/perfectible},
    garantie {courte/limitée/réduite}, couverture {limitée/inégale/faible/partielle/moyenne},
    catalogue {limité/restreint/réduit/maigre}, choix {limité/restreint/réduit},
    fonctionnalités {limitées/restreintes/réduites/basiques}, options {limitées/restreintes/réduites},
    réseau {limité/restreint/inégal/peu dense},
    service client {perfectible/moyen/lent/limité/inégal/peu réactif/en anglais/uniquement},
    support {perfectible/moyen/lent/limité/inégal/peu réactif/en anglais/uniquement},
    interface {vieillotte/datée/chargée/complexe/confuse/austère/vieillissante/lourde/peu},
    design {daté/vieillot/austère/discutable/banal},
    finitions {perfectibles/moyennes/légères/plastiques/décevantes},
    délais {longs/variables/parfois longs/importants/de livraison longs},
    délai {long/d'attente long/important}, longues files, file d'attente, files d'attente,
    longue liste d'attente, souvent complet, stock limité, disponibilité limitée, non disponible*,
    pas encore disponible,
    pas de {version/application/support/service/garantie/boutique/magasin/mode/sauvegarde/parking/climatisation/ascenseur/wifi/livraison/prise/port/filtre/essai/remboursement/conseiller/numéro/traduction},
    absence de {version/application/support/service/garantie/mode/sauvegarde/parking/climatisation/prise/port/filtre/remboursement/numéro/traduction},
    loin du centre, loin de tout, excentré*, mal desservi*, mal situé*, stationnement difficile,
    difficile de se garer, petites chambres, chambres petites, chambres datées, salle de bain datée,
    déco datée, décoration datée, à rénover, à rafraîchir, vieillissants, avis divisés, clivant*,
    fait débat, font débat, à améliorer, mérite d'être amélioré, à peaufiner, à revoir, à parfaire,
    en progrès, manque encore, manque un peu, manque parfois, fait parfois défaut, parfois lent,
    parfois lente, parfois long, parfois longue, parfois bruyant, parfois capricieux, parfois confus,
    parfois inégal, parfois difficile, parfois aléatoire, petit bémol, seul défaut, seul inconvénient,
    seul regret, principal inconvénient, petit défaut, revers de la médaille, contrepartie, concessions,
    au détriment de, s'adresse surtout aux, s'adresse plutôt aux, réservé aux experts, réservé aux initiés,
    réservé aux pros, pas pour débutants, moins adaptée*, plutôt destiné aux, démesuré*,
    inutilement complexe, inutilement cher, passable*, correct sans plus, sans originalité, sans surprise,
    sans âme, sans charme, sans éclat, sans relief, sans saveur particulière, convenu*, classique sans,
    standardisé*, aseptisé*, monotone*, répétiti*, ennuyeu*, lassant*, vite lassant, s'essouffle vite,
    # plain words, and how short items tell
    {seulement/uniquement} si, a bondi, ont bondi, ont grimpé, a grimpé, bondit, exclues, exclu, plus cher que
    prévu, plus élevé que prévu, en sus, trop fragile, n'existe plus, n'est plus, n'a plus, ne sont
    plus, plus guère, de moins en moins, il faut attendre, il faut compter, faut patienter, attendre des
    semaines, attendre des mois, dommage que, moins convaincant*`,
  faults: `mauvais*, médiocre*, piètre*, pire, horrible*, affreu*, lamentable*, catastroph*, désastreu*, déplorable*,
    décev*, déçu*, déception*, frustr*, agaç*, pénible*, énerv*, défaill*, défectueu*, en panne, panne,
    pannes, tombe en panne, cassé*, casse, casser, se casse, s'est cassé*, a cassé, lâché, a lâché, fissur*,
    déchir*, effiloch*, fuit, fuite, fuites, rouill*, grince*, surchauff*, chauffe mal, plante, plantages,
    plantage, bug, bugs, bugue*, bogue*, ralenti*, lent, lente, lents, lentes, lenteur*, rame, saccad*,
    bloqu*, capricieu*, instable*, peu fiable, pas fiable, non fiable, fragile*, bas de gamme, camelote, toc,
    mal fini*, mal conçu*, mal fait*, mal, hors de prix, trop cher, trop chère, surcoté*, surévalué*,
    exorbitant*, frais cachés, coûts cachés, hausse de prix, augmentation de tarif*, augmentations de tarif*, augmentation de prix, augmentations de prix, plainte*, plaint, se plaign*,
    mécontent*, insatisf*, regrett*, regret*, désagréable*, impoli*, incompétent*, injoignable*, impossible de
    joindre, impossible d'obtenir, aucune réponse, sans réponse, jamais répondu, ne répond, ne répondent,
    tourne en rond, baladé*, renvoie la balle, attente, heures d'attente, retard*, jamais arrivé*, jamais
    reçu*, jamais livré*, jamais remboursé*, annulé*, perdu*, perte, endommagé*, abîmé*, sale, sales, saleté,
    crasseu*, moisi*, périmé*, immangeable*, insipide*, froid, froide, trop salé*, inutilisable*, inutile*,
    inefficace*, dangereu*, trompeu*, mensong*, malhonnête*, litige*, procès, rappel de produits, rappelé en usine, problème*, souci,
    soucis, difficultés, souffre de, échoue*, échec*, obsolète*, dépassé*, vieillissant*, à la traîne, laisse
    à désirer, laissent à désirer, inférieur*, moins bien, ne vaut pas, ne tient pas, n'a pas tenu, pas à la
    hauteur, usé, s'use, usure, tache, dysfonctionn*, inconfortable*, étouff*, faible, faibles, faiblard*, n'a
    même pas, négligé*, bâclé*, désorganis*, assourdissant*, vacarme, brûlant*, chauffe trop, craqué,
    déformé*, rayé*, décoloré*, rétréci*, se décolle, décollé*, se détache, coincé*, se coince, grésill*,
    siffle, vibre, batterie se vide, se décharge, déconnect*, coupures, coupe sans cesse, perd la connexion,
    s'éteint, données perdues, perdu mes, supprimé mes, piraté*, envahi de publicités, bourré de pub*,
    publicités incessantes, raccroch*, en attente, patienter, fait patienter, promené, renvoyé d'un, personne
    ne répond, personne ne décroche, jamais rappelé*, jamais de réponse, aucun retour, sourde oreille, frais
    surprises, frais surprise, prélèvements, prélève, prélevé*, facturé deux fois, double facturation, sans
    prévenir, sans préavis, sans autorisation, parcours du combattant, résiliation, impossible de résilier,
    impossible à résilier, difficile de résilier, caution, forcing, insistant*, poussent à, mensonger*,
    fausses promesses, promesses non tenues, négligent*, nonchalant*, désinvolte*, arrogant*, hautain*,
    méprisant*, antipathique*, pas aimable, mal élevé*, débordé*, surpeuplé*, bondé*, chaos, chaotique*,
    punaises, cafards, cheveu, tiède*, trop cuit*, pas assez cuit*, brûlé*, gras, aqueux, sec, sans goût,
    fadasse, erreur de commande, mauvaise taille, mauvais article, pièces manquantes, colis perdu, écrasé*,
    cabossé*, trois semaines de retard, des semaines, des mois, une éternité, interminable*, cauchemar*,
    calvaire, galère, enfer, ridicule*, minable*, nul, nulle, nuls, pitoyable*, navrant*, indigne*,
    scandaleu*, s'attendait à mieux, attendais mieux, rien à voir, inachevé*, pas fini, baissé, se dégrade,
    dégradé*, n'est plus ce que, faillite, amende, sanctionné*, condamné*, fuite de données, poursuivi*,
    tromperie, floué*, métallique, étouffé*, flou, floue, pixelisé*, usine à gaz, gâché, ruiné, c'est du vol,
    voleur*, racket*, du racket, coup de massue, salée, une fortune, les yeux de la tête, prix d'or, hors de
    proportion, prohibiti*, abusi*, gonflé*, prix gonflés, se moque du monde, se moque des, se moquent, se
    fiche, se fichent, foutage, prend pour des, pigeon*, vache à lait, s'est arraché*, arrach*, s'est
    décousu*, décous*, implos*, a brûlé, cramé*, fumée, étincelle*, court-circuit,
    électrocut*, fondu en, éclaté*, éclate, s'est fendu*, fendu*, fendill*, ébréché*, brisé*, se brise, s'est
    brisé*, tordu*, tord, bancal*, branlant*, gondolé*, bouloch*, peluch*, troué*, tachée,
    prend l'eau, pas étanche, infiltr*, goutte, suinte, moisissure*, humide, bourdonn*, vrombi*, couine, buzz,
    larsen, gèle, figé*, se fige, freeze*, plante souvent, plante régulièrement, l'appli plante, l'application plante, ne charge*, ne s'ouvre, ne démarre*, ne s'allume, ne se
    connecte, ne fonctionne*, ne marche*, ne reconnaît, vide la batterie, égaré*, jamais vu, dans la nature,
    livré en retard, livré cassé, vous balade, renvoie d'un, tourner en rond, sans jamais régler, rien régler,
    ne règle, ne résout, ne résolvent, aucune solution, aucune aide, aucun interlocuteur, langue de bois,
    réponse automatique, réponses automatiques, copier-coller, réponses toutes faites, se défausse*, se
    renvoient, rejette la faute, botte en touche, excuses bidon, bidon, mépris, méprise, odieu*, exécrable*,
    infect*, détestable*, imbuvable*, grossier*, grossière*, agressi*, harcèl*, démarchage, spam, pourriel*,
    intrusi*, espionn*, revend vos données, contrefaçon*, contrefait*, faux avis, fausse pub*, publicité
    mensongère, menteur*, mensonge*, menti, roublard*, attrape-nigaud*, piège, piégé*, leurre*, poudre aux
    yeux, dégoût*, écœur*, rance, aigre, amère, caoutchouteu*, semelle, pâteu*, spongieu*, détrempé*,
    desséché*, cartonneu*, chimique, malade, intoxication, vomi, diarrhée, allergi*, démange*, irrite,
    irritation*, gratte, serre trop, comprime, fait mal, douloureu*, blesse, ampoules, coupe la,
    transpire, toxique*, risque de, nocif*, nocive*, dangers, je m'en mords, mords les doigts, amèrement,
    dommage, malheureusement, rageant*, furieu*, exaspér*, désespér*, excéd*, ras-le-bol, marre, usant,
    épuisant*, laborieu*, labyrinth*, usine, indigest*, illisible*, incompréhensible*, opaque*, brouillon,
    bâcl*, amateur, approximati*, en carton, en plastique bas, gadget inutile, gaspill*, gâchis, à la
    poubelle, poubelle, ratage, raté*, fiasco, flop, naufrage, plombé*, ne fait pas le poids, critiqué*, mise
    en demeure, liquidation, redressement judiciaire, liquidation judiciaire, avis négatifs, mauvais avis, mal
    noté*, dernière place, arrive dernier, arrive en dernier, pas adapté*, inadapté*, ne convient pas, ne
    conviennent pas, trop lourd, trop lourde, trop grand, trop petit, trop encombrant*, pièces introuvables,
    introuvable*, service client injoignable, ne répond pas,
    # prix et contrat
    hors budget, prix délirant*, prix excessif*, tarifs excessifs, prix injustifié*, injustifié*, marges
    abusives, clauses abusives, clause abusive, pratiques abusives, pratiques douteuses, pratique commerciale
    trompeuse, frais dissimulés, frais non annoncés, frais abusifs, facturation abusive, erreurs de
    facturation, erreur de facturation, facturé à tort, débité deux, débit non autorisé, compte bloqué, comptes
    bloqués, compte suspendu, refuse de rembourser, refusent de rembourser, refus de remboursement,
    remboursement refusé, remboursements tardifs, refus d'indemnis*, indemnisation tardive, indemnisation
    faible, ne rembourse*, ne paie*, ne livre*, ne tient pas ses, ne respecte*, résiliation difficile,
    résiliation compliquée, résiliation cauchemar*, vente forcée, vente agressive, démarchage agressif,
    démarchage abusif, commerciaux insistants, pression commerciale, piège à, tromper, trompé*, entourloupe*,
    se faire avoir, s'est fait avoir, dupé*, abusé*,
    # service
    service client {inexistant/déplorable/catastrophique/lamentable/médiocre/défaillant/absent/aux abonnés
    absents/nul/exécrable/incompétent}, sav
    {inexistant/déplorable/catastrophique/lamentable/médiocre/défaillant/absent/injoignable/nul}, support
    {inexistant/déplorable/catastrophique/médiocre/défaillant/absent/injoignable}, inexistant*, aux abonnés
    absents, abonnés absents, demandes ignorées, ignoré*, laissé sans, laissés sans, lettre morte, reste sans
    réponse, restent sans réponse, ne rappelle*, ne décroche*, ne viennent, ne vient jamais, rendez-vous
    manqué*, rendez-vous annulé*, annulation de dernière, retardé*, livraisons en retard, retards de
    livraison, colis {perdu/perdus/égarés/abîmés/endommagés/volés}, erreur médicale, erreur de diagnostic,
    mauvais diagnostic, mal diagnostiqu*, mal conseillé*, mal informé*, informations contradictoires,
    contradictoire*, mauvaise communication, manque de communication, manque de sérieux, manque de
    professionnalisme, manque de transparence, manque de suivi, manque de fiabilité, manque de personnel,
    manque d'écoute, sous-effectif, turnover, turn-over, personnel désagréable, personnel peu, surréserv*,
    surbook*, mal accueilli*, mal reçu*, expéditif*, expéditive*, à la chaîne, usine à, non professionnel*,
    peu professionnel*, irrespectueu*, manque de respect,
    # pannes et usure
    panne à répétition, pannes à répétition, pannes fréquentes, pannes récurrentes, problèmes récurrents,
    problèmes de
    {fiabilité/qualité/connexion/batterie/sécurité/livraison/surchauffe/durabilité/compatibilité/finition/synchronisation},
    soucis de {fiabilité/qualité/connexion/batterie/sécurité/livraison/durabilité}, taux de panne élevé, taux
    de retour élevé, retours fréquents, défauts de {fabrication/finition/conception}, défaut de
    {fabrication/conception}, malfaçon*, malfaçons, usure prématurée, usure rapide, s'use vite, s'usent,
    s'abîme, s'abîment, se déchire, se dégonfle, se casse vite, casse vite, cassent, casse facilement, se
    fissure, se déforme, se raye, se rayent, rend l'âme, rendu l'âme, lâche au, lâche après, tombe en rade,
    hors service, hors d'usage, irréparable*, peu réparable*, jetable*, obsolescence programmée, durée de vie
    décevante, ne dure*, ne résiste*, ne supporte*, ne convainc*, ne suffit*, perd en, perd sa, perd ses, perd
    de sa, fuit au, fuient,
    # logiciel
    bugs fréquents, bugs récurrents, buggé*, truffé de bugs, crash,
    crashs, lenteurs, latence*, déconnexions, déconnexion*, coupures fréquentes, perte de connexion, pertes de
    connexion, interruption de service, indisponibilité*, mal optimisé*, mal pensé*, mal traduit*, mal
    documenté*, mal isolé*, mal ventilé*, à l'abandon, plus mis à jour, plus maintenu*, plus pris en charge,
    plus supporté*, plus commercialisé*, discontinué*, en fin de vie, incompatible*, incompatibilité*,
    résultats erronés, erroné*, imprécis*, imprécision*, fantaisiste*, faux négatifs, inadéquat*,
    # données, justice, réputation
    faille de sécurité, failles de sécurité, fuites de données, vol de données, données exposées, données
    volées, données revendues, vend vos données, revente de données, collecte de données excessive, collecte
    excessive, non chiffré*, enquête ouverte, visé par une enquête, visée par une enquête, sous le coup, mis
    en cause, mise en cause, mis en examen, condamnation*, sanctionné par, épinglé*, épinglée, dgccrf, 60
    millions de, ufc-que choisir alerte, action collective, recours collectif, plaintes collectives, plaintes
    s'accumulent, plaintes se multiplient, nombreuses plaintes, scandale*, polémiques, bad buzz, tollé,
    mauvaise réputation, mauvaise presse, réputation sulfureuse, image ternie, perte de confiance, confiance
    perdue, confiance rompue, faux avis clients, avis achetés, avis truqués, avis négatif, très mauvais avis,
    mauvaise note, mauvaises notes, mauvaises critiques, critiques négatives, notes catastrophiques, une
    étoile, cessation de paiement, dépôt de bilan, déposé le bilan, retrait d'agrément, agrément retiré,
    rappels de produits, greenwashing,
    # goût, odeur, confort, image et son
    mauvais goût, goût artificiel, goût chimique, arrière-goût, goût de plastique, goût désagréable, mauvaise
    odeur, odeur de plastique, odeur chimique, odeurs désagréables, odeur désagréable, forte odeur, sent le,
    sent mauvais, pue, puent, nauséabond*, écœurant*, fade et, sans saveur, trop salée, trop épicé*, trop
    gras, mal cuit*, réchauffé*, mal réchauffé*, caoutchouteux, insalubre*, malpropre*, sanitaires sales,
    chambres sales, vétuste*, délabré*, défraîchi*, bruyante*, mal insonorisé*, literie fatiguée, matelas
    défoncé, irritant*, gratte la, cisaille*, fait transpirer, tient chaud, donne chaud, mal au dos, mal aux,
    son médiocre, son nasillard, nasillard*, criard*, strident*, grésillements, image floue, image sombre,
    délavé*, scintill*, reflets gênants, illisible au soleil, batterie qui, batterie
    {faible/capricieuse/décevante/médiocre}, capteur imprécis,
    # dégradation
    en baisse de qualité, baisse de qualité, qualité a baissé, a baissé en, s'est dégradé*, se dégradent,
    dégradation*, de pire en pire, de mal en pis, va de mal, n'est plus ce qu'il, n'est plus ce qu'elle, plus
    ce qu'il était, plus ce qu'elle était, ont perdu, a perdu de, a perdu en, vit sur ses acquis, sur ses
    acquis, vit sur sa réputation, se repose sur, s'essouffle, s'essoufflent, essoufflé*, ombre de lui-même,
    l'ombre d'elle-même, en chute, déclin, en déclin, décliné,
    # verdicts
    déconvenue*, désillusion*, désappoint*, insatisfaisant*, insuffisant*, insuffisance*, inacceptable*,
    intolérable*, inadmissible*, incohérent*, incohérence*, illogique*, ubuesque*, kafkaïen*, absurde*,
    aberrant*, grotesque*, risible*, piteu*, calamiteu*, exécrabl*, abominable*, épouvantable*, atroce*,
    effroyable*, honteux, scandaleuse*, inutilement, gâché par, plombé par, pénalisé*, handicapé*, entaché*,
    ne convainc pas, peu de valeur, sans intérêt, aucun intérêt, sans valeur ajoutée, pas sérieux, pas
    sérieuse, pas professionnel*, pas pratique*, pas terrible*, pas fameu*, pas top, pas brillant*, pas
    convaincant*, pas satisfait*, pas efficace*, pas rentable*, pas rassurant*, pas compétitif*, pas
    compétitive*, laisse à, déçoit, déçoivent, a déçu, ont déçu, agace, agacent, énerve, exaspère, frustre,
    fâcheu*, gênant*, handicapant*, rédhibitoire*, problématique*, pose problème, posent problème, dérange,
    dérangeant*, ne remplit, promesses creuses, belles promesses, promet plus, sur le papier seulement, plus
    de marketing que, marketing creux, effet de mode, tape-à-l'œil, poudre de perlimpinpin, amateurisme,
    bricolé*, improvisé*, à la va-vite,
    # argent
    factures salées, facture gonflée, gonfle la, gonfle les, surfactur*, surfacturation, prélevé à tort,
    prélèvements abusifs, prélèvement abusif, prélèvements non autorisés, débité deux fois, débité sans,
    facturé sans, sans avertissement, sans consentement, sans accord, sans explication, sans justification,
    à l'insu, en douce, en catimini, discrètement augmenté, flambée des prix, flambent, s'envolent,
    s'envole, explosent, grimpe vite, grimpent vite, double la deuxième année, double dès la,
    double au renouvellement, double après, astronomique*, délirant*, indécent*, abus, exagéré*, usurai*,
    rackette, pressé comme, arnaqueur*, filou*, escroc*, embrouille*, magouille*, douteux,
    douteuse*, louche*, opacité, pas transparent*, petites lignes, dans les petites lignes,
    frais en tout genre, frais à rallonge, frais de dossier élevés, suppléments partout,
    tout est en supplément, tout est payant, options payantes à, pousse à la consommation, pousse à l'achat,
    ventes forcées, force la main, harcèlement commercial, harcelé*, harcèle, matraquage,
    relances incessantes, appels incessants, appels commerciaux, trop insistant*, commerciaux agressifs,
    promesses en l'air, promesse non tenue, ne tiennent pas leurs, ne tient pas la, ne tient pas dans,
    ne tient pas le, n'honore pas, n'honore, ne respecte pas, ne respectent pas, engagements non, mentent,
    ment sur, trompe le, induit en erreur, induisent en erreur, survend*, survendu*, surestimé*, surfait*,
    usurpé*, avis suspects, fausse promotion, fausses promotions, fausses remises, faux rabais,
    prix barrés fictifs, copie bas, de pacotille, pacotille, en toc, cheap, qualité médiocre,
    piètre qualité, catastrophique*, l'enfer, casse-tête, laborieux, laborieuse*, rébarbati*, infâme*,
    répugnant*, dégoûtant*, poussiéreu*, souris dans,
    # contrat, service
    résilier est, résilier relève, difficile à résilier, impossible d'annuler, impossible à joindre,
    impossible d'avoir, impossible de se faire, impossible de récupérer, refus de prise,
    refuse d'indemniser, refuse de prendre, refuse de payer, refuse toute, rembourse mal, rembourse peu,
    rembourse lentement, rembourse tard, remboursements lents, remboursement lent, remboursement tardif,
    tarde à, tardent à, met des semaines, mettent des semaines, met des mois, mettent des mois,
    met longtemps, prend des semaines, prennent des semaines, prend des mois, prend des heures,
    des semaines d'attente, des mois d'attente, des heures d'attente, semaines d'attente, mois d'attente,
    semaines pour, mois pour obtenir, semaines de retard, jours de retard, mois de retard, retards,
    retards à répétition, retards fréquents, retards récurrents, à répétition, en série, en pagaille,
    à la pelle, sans fin, traîne, traînent, traîne en longueur, lanterne, fait lanterner, fait traîner,
    fait la sourde, fait le mort, font les morts, fait la morte, silence radio, ne répond jamais,
    ne répondent jamais, ne répondent pas, ne répond plus, ne répondent plus, ne rappellent,
    ne donne pas suite, restées sans réponse, fantôme*, se renvoient la balle, renvoient la balle,
    se défaussent, rejettent la faute, nie toute, se dédouane, balade les, trimballé*, baladé de service,
    dialogue de sourds, réponses types, robots au lieu, robot au lieu, incompéten*, non qualifié*,
    mal formé*, peu formé*, désinvolt*, désinvolture, je-m'en-foutisme, laxis*, négligen*, bâclent, salopé*,
    mal faite, mal faits, mal faites, mal éclairé*, mal entretenu*, mal organisé*, mal géré*, mal emballé*,
    mal adapté*, mal servi*, mal sécurisé*, malveillant*, grossi*, condescendant*, arrogan*, froid et,
    accueil froid, accueil glacial, glacial*, manque de réactivité, manque de clarté, manque de précision,
    manque de puissance, manque de confort, manque de rigueur, manque de choix, manque d'hygiène,
    manque d'entretien, manque d'organisation, aucun suivi, aucune explication, aucune nouvelle,
    aucun remboursement, aucun geste, aucun recours, pas de suivi, pas de réponse, en sous-effectif,
    dépassée par, dépassés par, roulement du personnel, personnel qui change, changements incessants,
    désorganisé*, désorganisation, bordel, pagaille, fouillis, anarchique*, erreurs fréquentes,
    erreurs à répétition, erreurs de livraison, erreurs de commande, erreurs de dosage, se trompe,
    se trompent, colis abîmé*, colis endommagé*, colis jamais, n'est jamais, ne sont jamais, fissuré*,
    fêlé*, déchiré*, décousu*, rouillé*, rouille, prend la poussière, s'encrasse, encrassé*, se bouche,
    se bouchent, se bloque, se bloquent, grippé*, se grippe, patinent, rament, saccade*, lag, buggué*,
    se figent, s'éteignent, s'arrête de, se déconnecte, se déconnectent, coupure*, microcoupure*,
    instabilité, erratique*, imprévisible*, en dents de scie, dents de scie, à géométrie variable,
    varie énormément, variable d'une, variables d'une, dépend du technicien, dépend de la personne,
    tombent en panne, lâchent, lâche au bout, casse au bout, cassent vite, cassent facilement, s'usent vite,
    s'use rapidement, se déforment, se décollent, se dévisse, se desserre, se découd, s'effiloche,
    s'effrite, s'écaille, s'oxyde, peluche, bouloche, rétrécit, déteint, se délave, jaunit, s'affaisse,
    s'affaissent, affaissé*, s'avachit, grincent, grinçant*, vibrent, vibre fort, tremble, bourdonne,
    bruit de fond, bruit strident, fait du bruit, chauffe vite, chauffe beaucoup, surchauffe*, prend feu,
    pris feu, explosé, danger, cancérigène*, allergisant*, démangeaisons, effets secondaires,
    effets indésirables, obsolescence, désuet*, a vieilli, ont vieilli, daté, datée, archaïque*, antédiluvien*,
    préhistorique*, d'un autre âge, d'un autre temps, à la ramasse, à la rue, largué*, traîne les pieds,
    en perdition, au bord du, au bord de la faillite, en faillite, cessation d'activité,
    mis en liquidation, placé en redressement, fermé ses portes, fermetures de magasins,
    fermeture de magasins, plan social, suppression de postes, n'est plus commercialisé*, n'est plus vendu*,
    n'est plus produit*, n'est plus fabriqué*, n'est plus mis à jour, n'est plus maintenu*,
    n'est plus pris en charge, arrêt du service, arrêt de la production, service arrêté, retiré du marché,
    retirés du marché, rappel massif, rappels produits, mis en demeure, montré du doigt, sous le feu,
    visé par une, visée par une, plaintes, poursuivi en, visé par, soupçonné*, accusé*, accusations,
    réputation entachée, réputation ternie, réputation en berne, confiance entamée, perdu la confiance,
    perd la confiance, piratage*, faille*, espionne, revend les, vendait les données, collecte trop,
    traqueurs, pisteurs, publicités envahissantes, publicité envahissante, truffé de pub*, truffé de, truffée de,
    bourré de sucre, bourré d'additifs, trop de pub*, pubs à gogo, envahissant*, envahi*,
    # verdict
    manque cruellement, cruellement, fait cruellement défaut, fait pâle figure, pâle figure, fait peine,
    ne fait pas le, ne tient pas la distance, ne tient pas la route, ne tient pas la comparaison,
    ne tient pas la charge, ne vaut pas son, ne vaut pas ce, ne mérite pas son, ne brille pas,
    ne brille guère, ne passe pas, ne suit pas, ne suivent pas, ne suffit pas, ne suffisent pas,
    ne suffira pas, n'est pas à la hauteur, n'est pas fiable, n'est pas fiables, n'inspire pas,
    n'inspire guère, n'inspire pas confiance, laisse dubitatif, laissent dubitatif, dubitati*,
    laisse sceptique, sceptique*, laissent sur leur faim, sur sa faim, laisse un goût, goût amer,
    arrière-goût amer, tourne au vinaigre, tourne court, part en vrille, part à vau-l'eau, bat de l'aile,
    bat de l'aile depuis, pèche, pèche par, pèchent, souffre d', souffrent de, souffre d'un, souffre d'une,
    pâtit de, pâtit d', pâtissent, plombent, gâchent, dessert, fait tache, ombre au tableau, tache noire,
    point noir, gros point noir, gros défaut, gros défauts, gros problème*, gros souci*, sérieux défauts,
    sérieux problèmes, de sérieux, nombreux défauts, nombreux problèmes, nombreux bugs,
    nombreuses critiques, nombreux avis négatifs, nombreux clients se plaignent, clients se plaignent,
    utilisateurs se plaignent, se plaint, se plaignent, dénonce, dénoncent, déplorent, regrettent,
    regrettable*, critiqué pour, décrié*, contesté*, contestable*, boudé*, délaissé*, abandonné*,
    laissé à l'abandon, avis catastrophiques, avis désastreux, avis mauvais, note catastrophique,
    note faible, notes faibles, note médiocre, notes médiocres, bonne dernière, en dernière position,
    en bas du, en bas de, bas du classement, bas du tableau, fin de classement, fond du classement,
    moins bonne note, plus mauvaise note, plus mauvais*, le moins fiable, le moins bon, les moins bons,
    le plus lent, le plus bruyant, le plus faible, la plus faible, les plus faibles, échou*, navet, bourde*,
    boulet*, tocard*, nullissime, honteusement, miteu*, moche*, laid*, hideu*, disgracieu*, simpliste*,
    maigre*, famélique*, chiche*, radin*, mesquin*, pingre*, arrivé cassé*, arrivée cassée*, reçu cassé*,
    reçu endommagé*, livré endommagé*, arrivé endommagé*, pannes régulières, souvent en panne,
    régulièrement en panne, s'arrête sans, s'arrête tout seul, fuit au bout, se met à fuir,
    # par tournures
    {prix/tarif/tarifs/abonnement/frais/loyer/facture/cotisation} {doublé/triplé/a doublé/ont doublé/a triplé/ont triplé/double/explose/explosent/a explosé/ont explosé/grimpe/grimpent/ne cesse d'augmenter/qui flambent/qui flambe},
    au double du prix, le double du prix,
    {difficile/difficiles/impossible/compliqué/galère/pénible/laborieux} {à résilier/de résilier/à joindre/de joindre/à quitter/à réparer/à nettoyer/à annuler/de se faire rembourser/d'annuler/à contacter/à utiliser/à lire},
    {chambres/literie/chambre/moquette/décor/locaux/salles} {fatigué/fatigués/fatiguées/fatiguée/vétuste/vétustes/défraîchi/défraîchie/défraîchies/datées/datée/usées},
    cloisons fines, rien de {romantique/spécial/exceptionnel/convaincant/neuf},
    {bourré/truffé/truffée/rempli/criblé/saturé/farci/infesté} {de bugs/d'erreurs/de publicités/de pubs/de sucre/d'additifs/de faux/de fautes/de défauts},
    {frappé/touché/victime/éclaboussé/secoué/condamné/sanctionné/épinglé/poursuivi/mis en cause/mis en demeure/accusé/critiqué} {par/pour/d'une/d'un/de},
    {épinglé/sanctionnée/condamnée/épinglée/poursuivie} {par/pour}, cyberattaque, rançongiciel,
    {amende/amendes} {de/pour/infligée/record}, {bon/bonne} dernier, dernière du classement, n'est plus ce,
    n'est plus que l'ombre, l'ombre de,
    {semaines/mois/jours/heures} {d'attente/de retard/sans réponse/pour obtenir/pour être remboursé/pour une réponse},
    râlent, rouspètent,
    {clients/utilisateurs/patients/abonnés} {mécontents/déçus/excédés/furieux/regrettent/se sentent/fuient},
    expédié*, sans sourire, fermetures d'agences, {agences/boutiques/magasins} ferment,
    {pannes/bugs/retards/plantages/coupures/erreurs} {fréquents/fréquentes/à répétition/récurrents/récurrentes/réguliers/régulières/incessants/incessantes/permanents},
    # plain words, and how short items tell
    {de nombreux/de nombreuses/beaucoup de/plusieurs/trop de/des} {plaintes/clients se plaignent/avis
    négatifs/clients mécontents/retours négatifs/réclamations/pannes/litiges}, regrettent d'avoir, regrette
    d'avoir, {portions/plats} {surgelées/surgelés/réchauffés/froids}, pressé et, tombée en
    panne, tombés en panne, s'est
    {cassé/cassée/décollé/déchiré/fissuré/arrêté/arrêtée}, met des heures, met des jours, mettent des heures,
    mettent des jours, a mis des semaines, a mis des mois, a mis des heures, a mis des jours, ont mis des
    semaines, ont mis des mois, ont mis des heures, ont mis des jours, relances`,
  warns: `à éviter, évitez, éviter absolument, fuyez, à fuir, passez votre chemin, déconseill*, ne recommande pas,
    ne recommandons pas, je ne recommande, pas recommand*, ne pas acheter, n'achetez pas, n'achetez surtout
    pas, ne conseille pas, déconseillons, méfiez-vous, méfiance, gare à, arnaque*, escroqu*, à proscrire,
    perte d'argent, perte de temps, argent gaspillé, jeté par les fenêtres, plus jamais, jamais plus, une
    honte, honteu*, le pire, les pires, la pire, à bannir, tenez-vous à l'écart, ne mérite pas, lanterne
    rouge, bon dernier, n'y allez pas, n'allez pas, ne tombez pas, ne vous laissez pas, ne faites pas
    confiance, n'y mettez pas, ne commandez pas, ne commandez jamais, ne signez, ne louez, gardez vos,
    économisez votre, même gratuit, même pas gratuitement, à aucun prix, liste noire, prenez vos jambes,
    courez loin, voyous, bandits, malfrat*, tenez-vous loin, à oublier, oubliez, je ne prendrais pas, je ne
    choisirais pas, je n'achèterais pas, je laisserais de côté, laissez de côté, à laisser, mieux vaut éviter,
    je l'éviterais, j'éviterais, je les éviterais, éviter ce, éviter cette, éviter ces, passez, tournez-vous
    vers, mieux vaut passer, inutile d'acheter, inutile de payer, pas la peine, ne vaut pas la peine, ne vaut
    pas le,
    # conseils contre
    mieux vaut l'éviter, mieux vaut les éviter, mieux vaut s'en passer, mieux vaut chercher, à éviter
    absolument, à fuir absolument, on évitera, on l'évitera, évitez-le, évitez-la, évitez-les, évitez surtout,
    je ne conseille, je déconseille, nous déconseillons, on déconseille, peu recommandé, difficile à
    recommander, difficile de recommander, difficile de le recommander, difficilement recommandable, je ne
    peux pas recommander, impossible à recommander, impossible de recommander, pas à recommander, ne peut être
    recommandé*, n'est pas recommandé*, ne sont pas recommandé*, je passerais mon chemin, passer votre chemin,
    passer son chemin, passez sur, faites l'impasse, faire l'impasse, je ferais l'impasse, on peut s'en
    passer, on s'en passe, vous pouvez vous en passer, s'abstenir, abstenez-vous, à écarter, j'écarterais, je
    l'écarterais, à exclure, je ne retiendrais pas, ne retenez pas, je m'en méfierais, méfie*, se méfier,
    méfiez vous, restez prudent*, soyez prudent*, soyez vigilant*, je serais prudent*, je resterais prudent*,
    prudence s'impose, prudence de mise, attention aux arnaques, ne vous fiez, ne vous y fiez, ne gaspillez,
    ne perdez pas, ne dépensez, ne payez pas, ne réservez, ne souscrivez, ne choisissez pas, ne vous engagez,
    cherchez ailleurs, voir ailleurs, allez voir ailleurs, allez ailleurs, regardez ailleurs, tournez les
    talons, dernier recours, en dernier recours, dernier choix, à défaut de mieux, faute de mieux, ne mérite,
    ne méritent, n'en vaut pas, n'en vaut, n'en valent pas, ne valent pas, pas la peine de, pas le détour, pas
    le coup, aucune raison d'acheter, aucune raison de choisir, aucune raison de payer, aucun intérêt à, ne
    vaut plus, mauvais choix, mauvais achat, mauvaise affaire, mauvaise idée, de l'argent perdu, argent perdu,
    gaspillage d'argent, jeter l'argent, jeter votre argent, je n'y retournerai, je n'y retourne, on ne m'y
    reprendra, plus y remettre, dernier du classement, en queue de, queue de peloton, bonnet d'âne,
    je le raierais, je l'écarte, je les écarte, je l'ai écarté*, je les ai écarté*, je ne l'ai pas retenu*,
    je ne les ai pas retenu*, écarté de la, écartée de la, à rayer, rayez, rayer de la liste,
    sort de la liste, sort du lot des, exclu d'office, éliminé d'office, d'office éliminé, hors course,
    hors jeu, ne rentre pas dans, n'entre pas dans, n'entre pas en, ne fait pas partie de ma,
    ne figurera pas, ne figure pas dans ma sélection, ne correspond pas à, ne correspondent pas à,
    ne convient guère, ne vous convient, ne conviendra pas, ne conviendrait pas, pas fait pour vous,
    pas fait pour toi, n'est pas fait pour, ne sont pas faits pour, n'est pas conçu pour,
    n'est pas adapté à, pas adapté à votre, n'est pas pour vous, je n'irais pas, je n'y vais,
    je ne miserais, je ne m'y fierais, je ne lui confierais, je ne lui ferais, je n'y mettrais,
    je n'y laisserais, je m'en passerais, je passerais, je zapperais, zappez, passez votre tour,
    laissez tomber, laissez passer, laisser tomber, laissez-le en rayon, laissez-la en rayon,
    mieux vaut attendre, mieux vaut regarder, mieux vaut choisir un, mieux vaut choisir une,
    mieux vaut prendre un, mieux vaut prendre une, mieux vaut se tourner, mieux vaut s'adresser,
    mieux vaut opter, mieux vaut un, mieux vaut une, autant prendre, autant choisir, autant aller,
    autant payer, autant s'en passer, préférez-lui, préférez un autre, préférez une autre, se tourner vers,
    orientez-vous vers, adressez-vous ailleurs, on trouve mieux, on trouve mieux ailleurs,
    vous trouverez mieux, trouverez mieux, il y a mieux, il existe mieux, bien mieux ailleurs,
    mieux ailleurs, existe de meilleures, il existe de meilleures, il existe de meilleurs,
    y a de meilleures, y a de meilleurs, de meilleures alternatives, de meilleures options,
    d'autres font mieux, d'autres le font mieux, la concurrence fait mieux, les concurrents font mieux,
    attendez la prochaine, attendez le prochain, attendez une mise, attendre la prochaine,
    il est urgent d'attendre, en attendant mieux, faute d'alternative, seulement si vous n'avez,
    uniquement si vous n'avez, seulement en dépannage, en dépannage, pis-aller, choix par défaut,
    second choix, deuxième choix au mieux, choix discutable, choix risqué, pari risqué, pari hasardeux,
    loterie, roulette russe, coup de poker, jeu de hasard, à vos risques, à vos risques et périls,
    hasardeux, imprudent, aucun intérêt pour, peu d'intérêt, n'a pas d'intérêt, n'a guère d'intérêt,
    n'apporte rien, pas de raison de, pas de raison d', peu de raisons, difficile de justifier,
    ne se justifie pas, ne se justifie guère, n'a pas sa place, n'ont pas leur place, pas sa place ici,
    à prendre avec des, avec des pincettes, à manier avec, réfléchissez à deux fois, réfléchir à deux fois,
    y réfléchir à deux, réfléchissez bien, regardez-y à deux fois, à deux fois avant, lisez bien les,
    fausse bonne, fausse bonne idée, fausse économie, mauvaise pioche, mauvais plan, mauvais calcul,
    mauvais cheval, attrape-nigaud, attrape-touriste*, attrape-touristes, piège à touristes,
    miroir aux alouettes, gouffre financier, gouffre, argent fichu, argent perdu dans,
    # plain words, and how short items tell
    passe ton chemin, je laisserais, je laisse de côté, je me méfierais, à deux fois, guère convaincant*`,
  diverts: `préférez plutôt, optez plutôt, choisissez plutôt, prenez plutôt, tournez-vous plutôt`,
  expected: `
    # ce que l'acheteur attend
    mode hors ligne, mode sombre, mode nuit, application mobile, version gratuite, version mobile, période
    d'essai, api, intégration*, export, export pdf, double authentification, chiffrement, support
    téléphonique, assistance téléphonique, service client, service après-vente, sav, chat en direct,
    interlocuteur*, hotline, pièces détachées, prise casque, recharge rapide, charge rapide, charge sans fil,
    batterie amovible, réduction de bruit, certification*, hébergement en france, climatisation, parking,
    remboursement*, rembours*, transparence, réponse*, mises à jour, mise à jour,
    # ce que cela doit faire
    convaincu*, convaincre, fonctionn*, march*, répond*, livr*, tient*, tenu*, dure*, charge*, connecte*,
    reconna*, suffi*, aid*, résou*, règle*, respect*, honor*, justifi*, rivalis*, à jour, adapté*,
    disponible*, optimal*`,
  topics: `gestion de, gestion des, gestion du, logiciel de, logiciels de, outil de, outils de, s'occupe de, s'occupe
    des, traite les, conseils sur, conseils contre, guide des, statistiques sur, en cas de, en cas d',
    assurance contre, suivi des, suivi de, traitement des, traitement de, traitement contre, indemnisation
    des, prévention des, détection des, spécialiste des, spécialiste du,
    # ce qui est fait contre les défauts
    réduit, réduire, réduisent, limite les, limite le, limite la, évite les, évite le, évite la, éviter le,
    élimine, éliminer, éliminent, prévient, prévenir, détecte, détecter, corrige, corriger, supprime,
    supprimer, diminue, diminuer, lutte contre, protège contre, protège des`,
  proposes: `
    {prenez/choisissez/regardez/essayez/optez pour/tournez-vous vers/partez sur/commencez par/misez sur/privilégiez/pensez à/allez chez/voyez},
    je prendrais, je choisirais, je partirais sur, j'irais chez, je commencerais par, du côté de, suivi de,
    vient ensuite, ce serait, jetez un œil à`,
  proposesBehind: `est le choix, est un choix, est le plus, fera l'affaire, convient, arrive juste derrière,
    vous conviendra, reste la référence`,
  negates: `improbable, peu probable, pas, ne, n'est pas, aucun, aucune, jamais, sans, ni, non, peu, guère, rien,
    moins, loin d'être,
    pas de, pas d', pas d'une, pas vraiment, pas encore, n'a pas de, n'offre pas de, ne propose pas de,
    absence de, absence d', manque de, manque d', dépourvu de, dépourvue de`,
  boosts: `très, vraiment, extrêmement, particulièrement, tout simplement, absolument, incroyablement, hautement, super, ultra, tellement, si`,
  weakens: `un peu, assez, plutôt, relativement, parfois, légèrement, peut être, peut-être, potentiellement, quelque peu`,
  turns: `mais, cependant, toutefois, pourtant, bien que, quoique, tandis que, alors que, en revanche, par contre, néanmoins, malgré, hélas, sauf que`,
  than: `par rapport à, comparé à, comparée à, contrairement à, à la différence de, face à, plutôt que`,
  beats: `mieux que, meilleur que, meilleure que, surpasse, surclasse, dépasse, bat, devance, supérieur à,
    supérieure à, l'emporte sur, plus fiable que, plus rapide que, loin devant, écrase, prend le dessus sur,
    prend l'avantage sur, l'emporte largement sur, l'emporte haut la main sur, a une longueur d'avance sur,
    une longueur d'avance sur, éclipse, laisse loin derrière, relègue, domine, coiffe au poteau, fait mieux
    que, plus silencieux que, plus solide que, plus robuste que,
    moins cher que, moins chère que, plus léger que, plus légère que, plus simple que, plus précis que, plus
    précise que, plus complet que, plus complète que, plus confortable que, plus durable que, plus intuitif
    que, plus intuitive que, plus souple que, plus sûr que, plus sûre que, plus abouti que, mieux noté que,
    mieux fini que, mieux finie que, au-dessus de, un cran au-dessus de, garde l'avantage sur, garde une
    longueur d'avance sur`,
  loses: `pire que, moins bien que, inférieur à, inférieure à, derrière, à la traîne de, moins bon que, moins fiable
    que, n'arrive pas à la cheville de, ne fait pas le poids face à, ne fait pas le poids devant, ne rivalise
    pas avec, ne tient pas la comparaison avec, s'incline devant, s'incline face à, perd face à, pâlit face à,
    pâlit à côté de, moins solide que, plus bruyant que, pas à la hauteur de,
    en retrait par rapport à, loin derrière, à la remorque de, moins performant que, moins performante que,
    moins solide et que, moins rapide que, moins précis que, moins complet que, moins complète que, moins
    confortable que, moins silencieux que, moins silencieuse que, moins souple que, moins intuitif que, moins
    intuitive que, moins bien fini que, plus lent que, plus lente que, plus fragile que, plus compliqué que,
    plus compliquée que, pas aussi bon que, pas aussi bien que, pas aussi fiable que, pas aussi solide que,
    pas aussi rapide que, pas aussi complet que, pas aussi précis que, cède le pas à, cède du terrain à, se
    fait distancer par, se fait dépasser par, surclassé par, battu par, devancé par, dominé par, n'égale pas,
    n'atteint pas le niveau de, souffre de la comparaison avec, fait pâle figure face à, fait pâle figure à
    côté de, un cran en dessous de`,
  joins: `et`,
  merits: `avantages, avantage, points forts, les plus, pour, atouts, pros, forces, on aime, positif, points
    positifs, idéal pour, parfait pour,
    ce qu'on aime, ce qui plaît, ce qui séduit, raisons de choisir, positifs`,
  flaws: `inconvénients, inconvénient, points faibles, les moins, contre, faiblesses, limites, on aime moins,
    négatif, points négatifs, bémols, moins adapté à, défauts,
    ce qui pêche, ce qui coince, là où ça coince, ce qu'on aime moins, ce qu'on n'aime pas, ce qui manque,
    axes d'amélioration, points à améliorer, points noirs, point noir, principales critiques, critiques
    fréquentes, plaintes fréquentes, le moins bien, négatifs`,
  shuns: `éviter, ceux à éviter, que j'éviterais, que j'écarterais, j'ai écarté*, écarté*, écartés, exclus, non
    retenus, non retenu, pas retenu, pas retenus, que je n'ai pas retenu, que je ne prendrais pas, que je ne
    recommande pas, moins recommand*, non recommand*, avec prudence, avec précaution, avec réserve, sous
    réserve, à surveiller, les flops, les perdants, pas pour vous,
    marques à éviter, que j'écarterais de la liste, celles à éviter, je serais prudent avec, où je serais
    prudent, là où je serais prudent, à prendre avec prudence, à prendre avec des pincettes, déceptions, les
    déceptions, mauvais élèves, les mauvais élèves, à ne pas acheter, ce que j'éviterais, ce que je
    n'achèterais pas,
    je le déconseille, je les déconseille, que je déconseille, ceux que je déconseille,
    celles que je déconseille, ceux que j'éviterais, celles que j'éviterais, ceux que j'écarterais,
    celles que j'écarterais, ceux que je laisserais, ce que je laisserais de côté, laissés de côté,
    laissées de côté, mis de côté, ce que je n'ai pas retenu, ceux que je n'ai pas retenus,
    celles que je n'ai pas retenues, pourquoi pas, pourquoi je ne, pourquoi je n'ai pas,
    pas dans ma sélection, absents de la liste, hors sélection, hors liste, hors course, hors budget,
    moins adaptés, moins adaptées, moins convaincants, moins convaincantes, peu adaptés, peu adaptées,
    inadaptés, inadaptées, non adaptés, pas adaptés, à écarter, à proscrire, à bannir, à fuir,
    à laisser de côté, à oublier, prudence, prudence avec, attention à ces, attention avec, méfiance avec,
    méfiez-vous de, à aborder avec prudence, à considérer avec prudence, à manier avec précaution,
    ceux dont je me méfierais, dont je me méfierais, les mauvaises surprises, mauvaises surprises,
    les moins convaincants, les moins bons, derniers de la classe, bonnet d'âne,
    # plain words, and how short items tell
    peu convaincants, peu convaincantes,
    moins convaincant, moins convaincante`,
  conditions: `si, s'il, s'ils, lorsque, quand`,
  neutral: `arrive juste derrière, vient juste derrière, juste derrière, bonne question, non seulement, bonnes pratiques, bonne chance, tout à fait, bien sûr, bien que, aussi bien
    que, ainsi que, bien entendu, ou bien, eh bien, si bien que, le mieux est de, à prix moyen, milieu de
    gamme, moyenne gamme, sans doute, en cas de problème, résoudre les problèmes, résout, pour éviter, permet
    d'éviter, éviter les, attention aux détails, attention portée, mieux comprendre, service d'urgence, temps
    froid, plus de, pas seulement, pas de souci, frais de, frais bancaires, frais réels, détection {des
    fraudes/de fraude/des fuites/des erreurs/d'intrusion}, lutte contre {la fraude/le cancer/le blanchiment/le
    terrorisme}, prévention {des risques/de la fraude/des pertes/des fuites}, prévoyance, assurance
    {vol/accident/décès/auto/vie/panne}, assistance panne, en cas de {panne/vol/perte/sinistre}, recherche
    contre le cancer, cancer du, douleurs {chroniques/musculaires}, mal de dos, maux de tête, film de guerre,
    films {de guerre/d'horreur}, jeux de guerre, peau {sèche/sensible}, peaux {sèches/sensibles}, cheveux
    {secs/abîmés}, détachant*, vol direct, vols, vol sec, vol vers, vol de nuit, vols directs, boissons
    froides, chaîne du froid, eau froide, sac poubelle, sacs poubelle, perte de {poids/données/cheveux}, faux
    positifs, en attente de livraison, liste d'attente, temps d'attente moyen, salle d'attente, zéro déchet,
    lentille*, des le premier jour, dès le premier jour, dès la première utilisation, sur vinted, sur
    leboncoin, aussi bien, tant bien que mal, combien, le bien, les biens, un bien, pour bien, tres bien sur,
    # des fautes dites sans reproche
    sans {frais cachés/engagement/reconduction}, si vous n'avez pas, si vous ne, industriel*, fermeture
    éclair, fermeture centralisée, fermeture des comptes, arrêt automatique, s'arrête automatiquement,
    ailleurs que, par ailleurs, d'ailleurs, salle de pause, peau irritée, peaux irritées, peaux réactives,
    plafonds, au plafond, plafonnier*, chute de cheveux, anti-chute, en cas
    d'{annulation/erreur/accident/urgence/incident}, annulation {gratuite/sans frais}, {assurance/garantie}
    {annulation/perte/vol/bris/panne/panne mécanique}, vices cachés, droit à l'erreur, code erroné,
    contraintes {budgétaires/horaires/de temps/techniques}, sans contrainte*, gestion des
    {retards/annulations/pannes/erreurs/absences/incidents}, anti-reflets, industriels, saturés, graisses
    saturées, jetables, lentilles jetables, rasoirs jetables, autrefois appelé*, autrefois connu*, absence de
    {frais/engagement/sucre/commission/publicité/bruit/risque}, compensation {des retards/carbone}, syndic de,
    sans {bug/bugs/panne/pannes/retard/coupure/coupures/défaut/défauts/danger/faille/bruit/vibration/erreur/erreurs/rayure/rayures/fuite/fuites/plainte/délai/supplément/déconnexion},
    pas {bruyant/cher/chère/compliqué/compliquée/gras/grasse/collant/lourd/lourde/de panne/de bug/de fuite/de frais/d'engagement/de mauvaise},
    jamais en {panne/retard}, peu de {pannes/plaintes/défauts/bugs/retards/réclamations/déchets/bruit},
    rarement en panne, moins de {pannes/bruit/plaintes/déchets/frais/stress}, zéro {panne/bug/frais/défaut},
    en cas de {retard/panne/vol/casse/fuite/plainte/blessure/défaut/perte/coupure/refus/allergie/rappel/blocage},
    dépannage, dépanneur*, dépanneuse, brisé de, pare-brise, mise en vente, assurance {bris de glace/casse},
    bris de glace,
    anti-{rayures/fuite/fuites/casse/calcaire/rouille/bruit/pannes/panne/moustiques/acariens},
    détecteur de {fumée/fuite/fuites}, recherche de fuite, détection de fuite*, recherche de panne,
    dépose de plainte, dépôt de plainte, allergies alimentaires, allergies saisonnières,
    contre les {allergies/rougeurs/boutons/fuites/démangeaisons/irritations/brûlures}, anti-rougeurs,
    anti-irritation*, boutons de, bouton de, plante verte, plantes, plante d', plante médicinale,
    gel douche, gel hydroalcoolique, gel lavant, gel nettoyant, gel crème, gel-crème, en gel, gel d',
    gel de, gel coiffant, gel au, gel à, rame de métro, rames,
    poli{tique/ce/mère/valent/ester/uréthane/propylène/tesse}*, policier*, politique*, pauvre en, creux de,
    dernier {modèle/né/cri/étage/kilomètre/mot/rappel/recours}, dernière {génération/version/minute},
    derniers {modèles/jours/mois}, les derniers, ces dernières années, four à, au four, micro-ondes,
    multifour, prise de tête de, vide-poche, sous vide, vide sanitaire, sable, cale-pieds, fixe,
    faux plafond, fausse fourrure, échec et, jeu d'échecs, échecs, chaud-froid, local technique,
    locaux commerciaux, en moyenne, moyenne de, moyens de paiement, moyen de, moyens de, au moyen,
    moyen terme, moyen-courrier, moyen-orient, moyenne section, vente en ligne, propriétaires,
    propriétaire du, propriétaire de, propriétaire d', propriétaire bailleur, copropriétaire*,
    propre marque, ses propres, votre propre, son propre, leur propre, leurs propres, propre à, propres à,
    propriété*, attention :, d'attente de, file d'attente virtuelle, attente{s}, payant pour,
    parking payant, version payante, formule payante, formules payantes, option payante, à part entière,
    mise à part, classement, classiques, classique du, la classique, condamné à, supplément bagage*,
    divisé en, divisé par, poursuivi son, abandonné au profit, abonné*, rappelé au, rappelé que, local de,
    se bloquer, patient peut, patients, patiente, le patient, du patient, des patients, patientèle,
    dépassé les, a dépassé, gagne, loué pour, voitures de location, louer, location, loueur*, louée,
    loués par, épingle, gonflable*, gonflage,
    évitez de, éviter de, on évite de,
    {jeux/projets/sites/besoins/tâches/données/cas} complexes, jeux 3d complexes,
    # plain words, and how short items tell
    pas une arnaque, n'est pas une arnaque, attention à la, attention à l', attention aux dates`,
};
